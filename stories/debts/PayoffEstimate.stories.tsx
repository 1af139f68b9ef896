import { Card, Grid, PayoffEstimate } from '@dime-time/ui';
import { calendarDay, cents } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  neverEndingDebt,
  paidOffDebt,
  smallDebt,
  visa,
  zeroedDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PayoffEstimate',
  component: PayoffEstimate,
  parameters: {
    guide: guide({
      use: 'Answers how long a debt will last, next to the debt: the simple estimate, and beside it the household’s forecast.',
      instead: [
        ['PaymentBoost', 'to show what an extra payment changes'],
        ['ProgressMeter', 'to show how much of a debt is already paid'],
      ],
      dos: [
        'Pass the date of the balance; the end of the plan is counted from there.',
        'Pass the `household`, so that the date matches the dashboard and the plans.',
        'Keep both figures: the gap between them is what interest costs.',
      ],
      donts: [
        'Do not show the simple estimate alone; it leaves out interest.',
        'Do not replace “Never at this payment” with a dash: it is the most important thing a reader can learn here.',
      ],
      accessibility: [
        'It is a description list with two terms and their values.',
        '“Why?” is a native disclosure: Enter or Space opens it, and its state is read.',
        'The tone of the figure only repeats what its text says.',
      ],
    }),
  },
  args: { debt: visa, today: calendarDay('2026-11-19') },
});

/** The simple estimate is labeled as such; the forecast is beside it, with an explanation. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simple estimate (no interest)')).toBeVisible();
    await expect(canvas.getByText('40 months')).toBeVisible();
    await expect(canvas.getByText('87 months (7 yr 3 mo)')).toBeVisible();
  },
});

export const ExplainsItself = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(/\$6,200\.00, divided by the minimum payment, \$155\.00/),
    ).toBeVisible();
    await expect(canvas.getByText('Paid off Feb 2034 · $7,259.62 interest')).toBeVisible();
  },
});

/** In its household, a debt also gets round-ups, and the payments freed up by paid-off debts. */
export const InAHousehold = meta.story({
  args: { household: { debts, monthlyRoundUps: cents(1_840), asOf: calendarDay('2026-11-19') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 months')).toBeVisible();
    await expect(canvas.queryByText('87 months (7 yr 3 mo)')).toBeNull();
  },
});

export const ExplainsTheHousehold = meta.story({
  ...InAHousehold.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(
        /About \$18\.40 a month of round-ups goes to the debt with the highest rate/,
      ),
    ).toBeVisible();
  },
});

export const Playground = meta.story();

/** A payment below the interest never ends the debt, and the card says so. */
export const NeverEnds = meta.story({
  args: { debt: neverEndingDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 months')).toBeVisible();
    await expect(canvas.getByText('Never at this payment')).toBeVisible();
  },
});

export const NoMinimumPayment = meta.story({ args: { debt: zeroedDebt } });

export const NoInterest = meta.story({ args: { debt: smallDebt } });

export const PaidOff = meta.story({ args: { debt: paidOffDebt } });

export const Extreme = meta.story({ args: { debt: extremeDebt } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      {[visa, neverEndingDebt, smallDebt, zeroedDebt, paidOffDebt, extremeDebt].map((debt) => (
        <Card key={debt.id}>
          <PayoffEstimate {...args} debt={debt} />
        </Card>
      ))}
    </Grid>
  ),
});
