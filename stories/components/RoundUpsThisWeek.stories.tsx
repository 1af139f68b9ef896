import {
  AmountsPrivacy,
  Card,
  Grid,
  RoundUpsThisWeek,
  RoundUpsThisWeekSkeleton,
} from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  debts,
  everythingArrives,
  extremeDebt,
  paidOffDebt,
  TIME_ZONE,
  transactions,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RoundUpsThisWeek',
  component: RoundUpsThisWeek,
  subcomponents: { RoundUpsThisWeekSkeleton },
  parameters: {
    guide: guide({
      use: 'What the last seven days rounded up to, with the one button that sends it to the debt of the highest rate.',
      instead: [
        ['ExtraPaymentDialog', 'which this should open: it pays nothing by itself'],
        ['SummaryCards', 'for the balance of all round-ups'],
      ],
      dos: [
        'Open the payment with what `onApply` hands over: the debt and the amount.',
        'Pass the moment that counts as now; the component has no clock.',
        'Show RoundUpsThisWeekSkeleton while either list loads: it has the same height.',
      ],
      donts: [
        'Do not filter the transactions by date before; the seven days are counted here, in the reader’s zone.',
        'Do not pay straight from `onApply`: the reader has not seen the amount in a form yet.',
      ],
      accessibility: [
        'The button is disabled when there is nothing to apply or nothing owed, and the line below it says which.',
        'The small line beside the total is also a sentence and a table of the seven days.',
        'The skeleton is hidden from assistive technology.',
      ],
    }),
  },
  args: { transactions, debts, asOf: AS_OF, timeZone: TIME_ZONE, onApply: fn() },
});

/** The week's spare change goes to the debt of the highest rate. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('$2.37')[0]).toBeVisible();
    await expect(await canvas.findByText(/^Round-ups so far went up by/)).toBeInTheDocument();
    await expect(canvas.getByText('Everyday Visa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to Debt' }));
    await expect(args.onApply).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 237 });
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ render: () => <RoundUpsThisWeekSkeleton /> });

export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeDisabled();
  },
});

/** With nothing owed the round-ups stay where they are. */
export const NothingOwed = meta.story({
  args: { debts: [paidOffDebt] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeDisabled();
    await expect(canvas.getByText(/You owe nothing/)).toBeVisible();
  },
});

export const Extreme = meta.story({ args: { debts: [extremeDebt] } });

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <RoundUpsThisWeek {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  play: everythingArrives,
  globals: { motion: 'reduced' },
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="start">
      <Card>
        <RoundUpsThisWeek {...args} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} debts={[paidOffDebt]} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} transactions={[]} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} debts={[extremeDebt]} />
      </Card>
      <Card>
        <RoundUpsThisWeekSkeleton />
      </Card>
    </Grid>
  ),
});
