import { Card, ErrorBoundary, Grid, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

let broken = true;

/** Breaks while `broken`. */
function Fragile() {
  if (broken) throw new Error('no such month');
  return <Text>Whole again.</Text>;
}

/** React tells the console of an error that a boundary caught; here it is meant to happen. */
function expectError() {
  const { error } = console;
  broken = true;
  console.error = () => {};
  return () => {
    console.error = error;
  };
}

const meta = preview.meta({
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  parameters: {
    guide: guide({
      use: 'Keeps an error while drawing to the part of the page it happened in, and offers to draw that part anew.',
      instead: [
        ['ErrorState', 'a request failed, which no boundary catches'],
        ['LoadablePanel', 'a panel loads data: it has a boundary of its own'],
      ],
      dos: [
        'Put one around each part that can fail alone: a chart, a panel, a page.',
        'Name the part in title: The chart couldn’t load.',
        'Reset in onRetry what made it fail, such as cached data.',
      ],
      donts: [
        'Do not wrap every component: a page of small failures is worse than one.',
        'Do not show the message of an error as it is; messageOf turns it into words for a reader.',
      ],
      accessibility: [
        'The failure is an alert: it is announced when it takes the place of the part.',
        'Retry is a native button.',
        'Errors in event handlers and in promises are not caught: say those in a toast.',
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

/** The part breaks: its place says so, and Retry draws it anew. */
export const Broken = meta.story({
  args: { children: <Fragile />, onRetry: fn() },
  beforeEach: expectError,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart couldn’t load');
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

/** Whole, and broken. */
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
