import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { Stack, UnknownPayment } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Debts/UnknownPayment',
  component: UnknownPayment,
  parameters: {
    guide: guide({
      use: 'Handles a payment that was sent without a response: it may have gone through, and only sending the same payment again settles it.',
      instead: [
        ['ErrorState', 'to show that data could not be loaded'],
        ['Callout', 'to show any other warning'],
      ],
      dos: [
        'Retry with the key of the first attempt, so that it is paid at most once.',
        'Keep it in place until a response arrives.',
        'Keep the amount as it was sent, even if the field has changed since.',
        'Pass `debtName` if more than one debt could be meant.',
        'Hold back another payment on the same debt and pass it as `held`: it takes a second press.',
      ],
      donts: [
        'Do not use a toast for this: a message that disappears leaves the payment in doubt.',
        'Do not retry automatically; let the reader decide.',
      ],
      accessibility: [
        'It is an alert, read immediately when it appears.',
        'While retrying, the button says “Processing” and cannot be pressed.',
      ],
    }),
  },
  args: {
    amount: cents(5_000),
    onRetry: fn(),
  },
});

/** Announced when it appears, and shown until it is settled. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’re not sure this went through');
  },
});

export const Retries = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** If several debts could be meant, it names the right one. */
export const NamesTheDebt = meta.story({
  args: { debtName: 'Everyday Visa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We sent your $50.00 payment to Everyday Visa but didn’t hear back',
    );
  },
});

/** Another payment on the debt was requested meanwhile: it is paid only if that is meant. */
export const HoldsBackAnother = meta.story({
  tags: ['behavior'],
  args: { held: { amount: cents(2_500), onPay: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your $25.00 payment hasn’t been sent yet.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $25.00 Too' }));
    await expect(args.held?.onPay).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { pending: false, title: 'We’re not sure this went through', retryLabel: 'Try Again' },
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
      <UnknownPayment {...args} pending />
      <UnknownPayment {...args} held={{ amount: cents(2_500), onPay: args.onRetry }} />
      <UnknownPayment
        {...args}
        amount={MAX_CENTS}
        title="No answer from the bank"
        retryLabel="Ask Again"
      />
    </Stack>
  ),
});
