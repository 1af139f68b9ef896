import { Card, ErrorState, Grid } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: {
    guide: guide({
      use: 'Takes the place of a panel whose data did not come, while the rest of the page goes on.',
      instead: [
        ['EmptyState', 'the data came and there is none'],
        ['LoadablePanel', 'the panel has all three states'],
        ['Callout', 'the data is there and something about it is doubtful'],
      ],
      dos: [
        'Name what is missing in title: Payments couldn’t load.',
        'Give onRetry wherever another try can help, and retrying while it runs.',
        'Show the reason as it was given: support asks for it.',
      ],
      donts: [
        'Do not retry by yourself in the background: the person decides.',
        'Do not use it for a form that was refused: say that in a toast and keep what was typed.',
      ],
      accessibility: [
        'It is an alert: title and reason are announced when it appears.',
        'While it tries again the button is disabled and marked as busy.',
        'When it goes after Retry, the focus moves to the heading it stood under.',
        'What a server wrote is shown as text and never run.',
      ],
    }),
  },
  args: { message: '500: Internal Server Error', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { title: 'Payments couldn’t load', retrying: false, retryLabel: 'Retry' },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const WithoutRetry = meta.story({
  render: ({ message }) => <ErrorState message={message} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** What a server wrote is text: it is shown, never run. */
export const HostileMessage = meta.story({
  args: { message: `502: <img src=x onerror="document.body.dataset.ran='yes'">` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img/)).toBeVisible();
    await expect(document.body).not.toHaveAttribute('data-ran');
  },
});

/** A reason without a place to break it, on a phone. */
export const LongText = meta.story({
  args: { title: LONG_NAME, message: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With Retry, trying again, without Retry, and long. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ message, onRetry }) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <ErrorState message={message} onRetry={onRetry} />
      <ErrorState message={message} onRetry={onRetry} retrying />
      <ErrorState title="Payments couldn’t load" message={message} />
      <ErrorState title={LONG_NAME} message={LONG_NAME} />
    </Grid>
  ),
});
