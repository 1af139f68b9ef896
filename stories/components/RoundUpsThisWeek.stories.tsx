import { RoundUpsThisWeek, RoundUpsThisWeekSkeleton } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  debts,
  extremeDebt,
  paidOffDebt,
  TIME_ZONE,
  transactions,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RoundUpsThisWeek',
  component: RoundUpsThisWeek,
  args: { transactions, debts, asOf: AS_OF, timeZone: TIME_ZONE, onApply: fn() },
});

/** The week's spare change goes to the debt of the highest rate. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$2.37')).toBeVisible();
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
