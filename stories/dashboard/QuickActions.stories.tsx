import { Grid, QuickActions } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Dashboard/QuickActions',
  component: QuickActions,
  parameters: {
    guide: guide({
      use: 'Offers the three most common tasks on the dashboard: pay extra, raise the round-ups, look at the insights.',
      instead: [
        ['TipBanner', 'to give advice rather than actions'],
        ['Button', 'to place a single action beside its subject'],
      ],
      dos: [
        'Disable the payment when nothing is owed.',
        'Point the two links at the control itself, not at the top of a page.',
        'Replace `words` for another language.',
      ],
      donts: [
        'Do not repeat one of its actions elsewhere on the same screen under another name.',
        'Do not use it outside a dashboard; it brings its own heading and card.',
      ],
      accessibility: [
        'It is a region named by its level 2 heading, with a list of three.',
        'The payment is a button and the others are links, so that each does what its role says.',
        'Title and detail are the name of each row; icons and arrows are decorative.',
      ],
    }),
  },
  args: { onMakePayment: fn(), boostHref: '/settings', insightsHref: '/insights' },
});

/** The payment is a button; the other two are links to their destination. */
export const Default = meta.story();

// @requirement 2.dashboard.actions
export const AsksForAPayment = meta.story({
  tags: ['behavior'],
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
export const Playground = meta.story({
  args: {
    paymentDisabled: false,
    title: 'Quick Actions',
    words: {
      payment: { title: 'Make Extra Payment', detail: 'Pay extra on a debt today' },
      boost: { title: 'Boost Round-ups', detail: 'Multiply your spare change' },
      insights: { title: 'View Insights', detail: 'See where your money goes' },
    },
  },
});

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

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <QuickActions {...args} />
      <QuickActions {...args} title="With nothing owed" paymentDisabled />
    </Grid>
  ),
});
