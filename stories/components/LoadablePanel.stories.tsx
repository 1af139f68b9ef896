import { Card, Grid, LoadablePanel, LOADING, ready, Skeleton, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
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
        'Say in errorTitle what is missing: Payments could not be loaded.',
        'Let children draw an EmptyState where the data is an empty list.',
      ],
      donts: [
        'Do not put a whole screen into one panel: then everything fails at once.',
        'Do not draw old data as new: pass stale and it says so.',
      ],
      accessibility: [
        'A failure is an alert with the reason and Retry.',
        'Old data is marked by a status above it.',
        'It adds no element around the data, and does not move the focus.',
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
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
