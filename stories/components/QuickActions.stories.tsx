import { QuickActions } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/QuickActions',
  component: QuickActions,
  args: { onMakePayment: fn(), boostHref: '/settings', insightsHref: '/insights' },
});

/** The payment is a button; the other two are links to their place. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Make Extra Payment/u }));
    await expect(args.onMakePayment).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Boost Round-ups/u })).toHaveAttribute(
      'href',
      '/settings',
    );
    await expect(canvas.getByRole('link', { name: /View Insights/u })).toHaveAttribute(
      'href',
      '/insights',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Nothing to pay. */
export const NoDebts = meta.story({
  args: { paymentDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Make Extra Payment/u })).toBeDisabled();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
