import {
  Card,
  Grid,
  LoadablePanel,
  LOADING,
  ready,
  Section,
  Skeleton,
  Text,
  type Loadable,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/LoadablePanel',
  component: LoadablePanel<string>,
  parameters: {
    guide: guide({
      use: 'Renders one panel of a screen in each of its states, so that a failure stays in its panel.',
      instead: [
        ['ErrorBoundary', 'to catch a rendering error when nothing is loaded'],
        ['ErrorState', 'to show only the failure'],
        ['StatCard', 'to load a single figure'],
      ],
      dos: [
        'Pass a skeleton as tall as the data will be, so that nothing jumps.',
        'Say in `errorTitle` what is missing: Payments couldn’t load.',
        'Let `children` render an `EmptyState` if the data is an empty list.',
      ],
      donts: [
        'Do not put a whole screen into one panel: then everything fails at once.',
        'Do not show old data as new: pass `stale` and the panel says so.',
      ],
      accessibility: [
        'A failure is an alert with the reason and Retry.',
        'Old data is marked by a status above it.',
        'It adds no element around the data. It only moves the focus when Retry disappears with the failure: to the heading above.',
      ],
    }),
  },
  args: {
    value: ready('Here it is.'),
    skeleton: <Skeleton width="12rem" />,
    children: (text) => <Text>{text}</Text>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Here it is.')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { value: LOADING } });

const onRetry = fn();

export const Failed = meta.story({
  args: { value: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
  },
});

export const Retries = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/**
 * A panel that fails first, under its heading; its first Retry fails as well, and the second loads
 * the data.
 */
function FailsTwice() {
  const [tries, setTries] = useState(0);
  const [waits, setWaits] = useState(false);
  const tryAgain = () => {
    setWaits(true);
    setTries(tries + 1);
  };
  const value: Loadable<string> = waits
    ? LOADING
    : tries < 2
      ? { status: 'error', message: `Try ${tries + 1}`, onRetry: tryAgain }
      : ready('Here it is.');
  return (
    <>
      <Section title="Another panel">
        <Text>It stays.</Text>
      </Section>
      <Section title="Round-ups">
        <LoadablePanel
          value={value}
          skeleton={<button onClick={() => setWaits(false)}>Answer</button>}
        >
          {(text) => <Text>{text}</Text>}
        </LoadablePanel>
      </Section>
    </>
  );
}

/**
 * After Retry is pressed with the keyboard, the button disappears and focus moves to the panel’s
 * heading.
 */
export const FocusAfterRetry = meta.story({
  tags: ['behavior'],
  render: () => <FailsTwice />,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Round-ups' });
    for (const message of ['Try 1', 'Try 2']) {
      await expect(canvas.getByRole('alert')).toHaveTextContent(message);
      canvas.getByRole('button', { name: 'Retry' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await waitFor(() => expect(heading).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    }
    await expect(canvas.getByText('Here it is.')).toBeVisible();
  },
});

/** Data that cannot be rendered is a failure of its panel alone. */
export const Broken = meta.story({
  args: {
    children: () => {
      throw new Error('no such month');
    },
  },
  beforeEach: () => {
    const { error } = console;
    // React logs an error that a boundary caught; here that is expected.
    console.error = () => {};
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This couldn’t load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Stale = meta.story({
  args: { value: ready('Here it is.', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

/** Loading, loaded, stale, and failed. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {[
        LOADING,
        ready('Here it is.'),
        ready('Here it is.', true),
        { status: 'error' as const, message: '500: Internal Server Error', onRetry },
      ].map((value, at) => (
        <Card key={at}>
          <LoadablePanel {...args} value={value} />
        </Card>
      ))}
    </Grid>
  ),
});
