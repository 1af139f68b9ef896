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
  title: 'Components/LoadablePanel',
  component: LoadablePanel<string>,
  parameters: {
    guide: guide({
      use: 'Draws one panel of a screen in each of its states, so that a failure stays where it happened.',
      instead: [
        ['ErrorBoundary', 'nothing is loaded and drawing may fail'],
        ['ErrorState', 'only the failure is to be drawn'],
        ['StatCard', 'a single figure loads'],
      ],
      dos: [
        'Give a skeleton as tall as the data will be, so that nothing jumps.',
        'Say in errorTitle what is missing: Payments couldn’t load.',
        'Let children draw an EmptyState where the data is an empty list.',
      ],
      donts: [
        'Do not put a whole screen into one panel: then everything fails at once.',
        'Do not draw old data as new: pass stale and it says so.',
      ],
      accessibility: [
        'A failure is an alert with the reason and Retry.',
        'Old data is marked by a status above it.',
        'It adds no element around the data, and moves the focus only where Retry goes with the failure: to the heading above.',
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A panel under its heading that fails first; its first Retry fails as well, the second brings the data. */
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

/** Whoever presses Retry with the keyboard stays at the panel: the button goes, its heading is next. */
export const FocusAfterRetry = meta.story({
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

/** Data that cannot be drawn is a failure of its panel alone. */
export const Broken = meta.story({
  args: {
    children: () => {
      throw new Error('no such month');
    },
  },
  beforeEach: () => {
    const { error } = console;
    // React tells the console of an error that a boundary caught; here it is meant to happen.
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

/** Loading, there, old, and failed. */
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
