import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { Stack, UnknownPayment } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/UnknownPayment',
  component: UnknownPayment,
  parameters: {
    guide: guide({
      use: 'Where a payment was sent and no answer came: it may have gone through, and only sending the same payment again settles it.',
      instead: [
        ['ErrorState', 'for data that could not be loaded'],
        ['Callout', 'for any other warning'],
      ],
      dos: [
        'Send the retry with the key of the first try, so that it is paid once at most.',
        'Keep it in place until an answer has come.',
        'Keep the amount as it was sent, also if the field has been changed since.',
        'Pass `debtName` where more than one debt could be meant.',
      ],
      donts: [
        'Do not use a toast for this: a message that goes away leaves money in doubt.',
        'Do not retry by yourself; the reader decides.',
      ],
      accessibility: [
        'An alert, read at once when it appears.',
        'While trying again the button says “Processing” and cannot be pressed.',
      ],
    }),
  },
  args: {
    amount: cents(5_000),
    onRetry: fn(),
  },
});

/** Read out when it appears, and there until it is settled. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’re not sure this went through');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing' })).toBeDisabled();
  },
});

/** Where several debts could be meant, it names the one. */
export const NamesTheDebt = meta.story({
  args: { debtName: 'Everyday Visa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We sent your $50.00 payment to Everyday Visa but didn’t hear back',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { retrying: false, title: 'We’re not sure this went through', retryLabel: 'Try again' },
});

export const Extreme = meta.story({
  args: { amount: MAX_CENTS },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Stack gap={4}>
      <UnknownPayment {...args} />
      <UnknownPayment {...args} retrying />
      <UnknownPayment
        {...args}
        amount={MAX_CENTS}
        title="No answer from the bank"
        retryLabel="Ask again"
      />
    </Stack>
  ),
});
