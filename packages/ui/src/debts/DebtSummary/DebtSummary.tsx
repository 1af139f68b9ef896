import { debtTotals, percentPaid, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { CalendarClock, CreditCard, HandCoins, TrendingDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { FittedMoney, Money, Percent } from '../../money/index.ts';
import { Grid, ProgressMeter, StatCard, StatCardsLoading } from '../../primitives/index.ts';

export interface DebtSummaryProps extends HostProps<'div', 'children'> {
  /** The household's debts; `undefined` while they load. */
  debts: readonly Debt[] | undefined;
  /** What was paid on them since the 1st of the month; `undefined` if unknown. */
  thisMonthPayments: Cents | undefined;
}

/** From $100,000,000 on, a line of small text on half a phone cannot fit every digit. */
const HUGE = 10_000_000_000;

const COLUMNS = { phone: 2, desktop: 4 };

const CARDS = {
  debt: { label: 'Total Debt', icon: <CreditCard />, tone: 'debt' },
  progress: { label: 'Progress', icon: <TrendingDown />, tone: 'progress' },
  minimum: { label: 'Min. Payments', icon: <CalendarClock />, tone: 'neutral' },
  thisMonth: { label: 'This Month', icon: <HandCoins />, tone: 'progress' },
} as const;

/** Summarizes the debts: owed, paid off, due each month, and paid this month. */
export const DebtSummary = forwardRef<HTMLDivElement, DebtSummaryProps>(function DebtSummary(
  { debts, thisMonthPayments, className, ...rest },
  ref,
) {
  if (!debts) {
    return (
      <StatCardsLoading
        {...rest}
        ref={ref}
        className={className}
        cards={Object.values(CARDS)}
        columns={COLUMNS}
      />
    );
  }
  const totals = debtTotals(debts);
  // A debt that is paid off has no minimum payment.
  const owed = debtTotals(debts.filter((debt) => debt.currentBalance > 0));
  const progress = percentPaid(totals);
  // Without an original balance, there is no progress.
  const hasOwed = totals.originalBalance > 0;
  const paid = thisMonthPayments;
  return (
    <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...CARDS.debt}
        value={<FittedMoney amount={totals.currentBalance} />}
        detail={
          hasOwed ? (
            <>
              Down <Money amount={totals.paid} compact={totals.paid >= HUGE} /> from{' '}
              <Money amount={totals.originalBalance} compact={totals.originalBalance >= HUGE} />
            </>
          ) : (
            'No debts added'
          )
        }
      />
      <StatCard
        {...CARDS.progress}
        value={hasOwed ? <Percent value={progress} /> : '–'}
        detail={
          hasOwed ? (
            <ProgressMeter label="Share of all debt paid off" showLabel={false} value={progress} />
          ) : (
            'Starts with your first debt'
          )
        }
      />
      <StatCard
        {...CARDS.minimum}
        value={<FittedMoney amount={owed.minimumPayment} />}
        detail="per month"
      />
      <StatCard
        {...CARDS.thisMonth}
        value={paid === undefined ? '–' : <FittedMoney amount={paid} />}
        detail={paid === undefined ? 'Not available' : 'paid since the 1st'}
      />
    </Grid>
  );
});
