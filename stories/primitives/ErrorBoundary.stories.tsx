import { Card, ErrorBoundary, Grid, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

let broken = true;

/** Throws while `broken`. */
function Fragile() {
  if (broken) throw new Error('no such month');
  return <Text>Whole again.</Text>;
}

/** React logs an error that a boundary caught; here that is expected. */
function expectError() {
  const { error } = console;
  broken = true;
  console.error = () => {};
  return () => {
    console.error = error;
  };
}

const meta = preview.meta({
  title: 'Primitives/ErrorBoundary',
  component: ErrorBoundary,
  parameters: {
    guide: guide({
      use: 'Limits a rendering error to the part of the page it happened in, and offers to render that part again.',
      instead: [
        ['ErrorState', 'to show a failed request, which no boundary catches'],
        ['LoadablePanel', 'to wrap a panel that loads data: it has a boundary of its own'],
      ],
      dos: [
        'Put one around each part that can fail on its own: a chart, a panel, a page.',
        'Name the part in `title`: The chart couldn’t load.',
        'In `onRetry`, reset what caused the error, such as cached data.',
      ],
      donts: [
        'Do not wrap every component: a page of small failures is worse than one failure.',
        'Do not show an error’s message as it is; `messageOf` turns it into text for readers.',
      ],
      accessibility: [
        'The failure is an alert: it is announced when it replaces the part.',
        'Retry is a native button.',
        'Errors in event handlers and promises are not caught: report those in a toast.',
      ],
    }),
  },
  args: { title: 'The chart couldn’t load', children: <Text>All is well.</Text> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
});

/** The part throws: an error takes its place, and Retry renders it again. */
export const Broken = meta.story({
  args: { children: <Fragile />, onRetry: fn() },
  beforeEach: expectError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart couldn’t load');
  },
});

export const BrokenIsRetried = meta.story({
  ...Broken.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Whole again.')).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { children: <Fragile />, messageOf: (error: Error) => `It said: ${error.message}.` },
  beforeEach: expectError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It said: no such month.');
  },
});

export const Playground = meta.story({ args: { title: 'The chart couldn’t load' } });

/** Working, and broken. */
export const Matrix = meta.story({
  tags: ['matrix'],
  beforeEach: expectError,
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <ErrorBoundary {...args} />
      </Card>
      <Card>
        <ErrorBoundary {...args}>
          <Fragile />
        </ErrorBoundary>
      </Card>
    </Grid>
  ),
});
