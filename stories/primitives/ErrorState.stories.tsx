import { Card, ErrorState, Grid } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/ErrorState',
  component: ErrorState,
  parameters: {
    guide: guide({
      use: 'Replaces a panel whose data failed to load, while the rest of the page keeps working.',
      instead: [
        ['EmptyState', 'to show that the data loaded and is empty'],
        ['LoadablePanel', 'to handle all three states of a panel'],
        ['Callout', 'to question data that did load'],
      ],
      dos: [
        'Name what is missing in `title`: Payments couldn’t load.',
        'Pass `onRetry` if retrying can help, and `pending` while it runs.',
        'Show the reason as it was given: support asks for it.',
      ],
      donts: [
        'Do not retry automatically in the background: let people decide.',
        'Do not use it for a form that was refused: report that in a toast and keep what was typed.',
      ],
      accessibility: [
        'It is an alert: title and reason are announced when it appears.',
        'While retrying, the button is disabled and marked as busy.',
        'When it disappears after Retry, focus moves to the heading above it.',
        'A server’s message is shown as text and never run.',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
  },
});

export const Retries = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { title: 'Payments couldn’t load', pending: false, retryLabel: 'Retry' },
});

export const Retrying = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const WithoutRetry = meta.story({
  render: ({ message }) => <ErrorState message={message} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A server’s message is text: it is shown, never run. */
export const HostileMessage = meta.story({
  args: { message: `502: <img src=x onerror="document.body.dataset.ran='yes'">` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img/)).toBeVisible();
    await expect(document.body).not.toHaveAttribute('data-ran');
  },
});

/** A reason without a break, on a phone. */
export const LongText = meta.story({
  args: { title: LONG_NAME, message: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With Retry, retrying, without Retry, and long. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ message, onRetry }) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <ErrorState message={message} onRetry={onRetry} />
      <ErrorState message={message} onRetry={onRetry} pending />
      <ErrorState title="Payments couldn’t load" message={message} />
      <ErrorState title={LONG_NAME} message={LONG_NAME} />
    </Grid>
  ),
});
