import { cents } from '@dime-time/finance-core/money';
import { UnknownPayment } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/UnknownPayment',
  component: UnknownPayment,
  args: {
    amount: cents(5_000),
    onRetry: fn(),
  },
});

/** Read out when it appears, and there until it is settled. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not know yet');
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

export const Playground = meta.story({});
