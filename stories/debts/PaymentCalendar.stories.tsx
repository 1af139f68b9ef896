import { cents } from '@dime-time/finance-core';
import { Grid, PaymentCalendar } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  paidOffDebt,
  PLAN_DAY,
  PLAN_ROUND_UPS,
  planned,
  snowballPlan,
  twelveDebts,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PaymentCalendar',
  component: PaymentCalendar,
  parameters: {
    guide: guide({
      use: 'Answers what to pay on which day next: each debt of a plan with its due day and its payment.',
      instead: [
        ['PayoffSchedule', 'to show every month of the plan'],
        ['ActiveDebts', 'to show balances and progress'],
      ],
      dos: [
        'Pass what round-ups bring a month where the plan counts them: people pay only the rest by hand.',
      ],
      donts: ['Do not read it as a bill: the lender’s statement says what is due.'],
      accessibility: ['It is a description list, in the order of the days.'],
    }),
  },
  args: {
    debts,
    overview: planned(debts, snowballPlan).overview,
    monthlyRoundUps: PLAN_ROUND_UPS,
    today: PLAN_DAY,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due Dec 3')).toBeVisible();
    await expect(canvas.getByText('In all')).toBeVisible();
  },
});

export const Playground = meta.story();

export const WithoutRoundUps = meta.story({
  args: { monthlyRoundUps: cents(0), overview: planned().overview },
});

export const Empty = meta.story({
  args: { debts: [paidOffDebt], overview: planned([paidOffDebt]).overview },
});

export const TwelveDebts = meta.story({
  args: { debts: twelveDebts, overview: planned(twelveDebts).overview },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <PaymentCalendar {...args} />
      <PaymentCalendar {...args} debts={[paidOffDebt]} overview={planned([paidOffDebt]).overview} />
      <PaymentCalendar {...args} debts={[extremeDebt]} overview={planned([extremeDebt]).overview} />
    </Grid>
  ),
});
