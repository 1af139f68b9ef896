import {
  debtTermsNow,
  debtTotals,
  percentPaid,
  type CalendarDay,
  type Cents,
} from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { CalendarClock, CreditCard, HandCoins, TrendingDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { FittedMoney, Money, Percent } from '../../money/index.ts';
import {
  dataOr,
  Grid,
  type Loadable,
  ProgressMeter,
  StatCard,
  StatCardsLoading,
} from '../../primitives/index.ts';
import { useToday } from '../../theme/Clock.ts';
import { rich, useWords } from '../../words/index.ts';
import { debtSummaryWords } from '../words/debtSummary.ts';
import type { DebtSummaryWords } from '../../words/subjects/debts/debtSummary.ts';

export interface DebtSummaryProps extends HostProps<'div', 'children'> {
  /** The household's debts; `undefined` while they load. */
  debts: readonly Debt[] | undefined;
  /** What was paid on them since the 1st of the month; unknown if it failed to load. */
  thisMonthPayments: Loadable<Cents>;
  /**
   * Today’s date, on which their minimums hold.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

/** From $100,000,000 on, a line of small text on half a phone cannot fit every digit. */
const HUGE = 10_000_000_000;

const COLUMNS = { phone: 2, desktop: 4 };

/** The cards, without their figures. */
function cardsOf(words: DebtSummaryWords) {
  return {
    debt: {
      'data-part': 'debt-summary-debt',
      label: words.debt,
      icon: <CreditCard />,
      tone: 'debt',
    },
    progress: {
      'data-part': 'debt-summary-progress',
      label: words.progress,
      icon: <TrendingDown />,
      tone: 'progress',
    },
    minimum: {
      'data-part': 'debt-summary-minimum',
      label: words.minimum,
      icon: <CalendarClock />,
      tone: 'neutral',
    },
    thisMonth: {
      'data-part': 'debt-summary-this-month',
      label: words.thisMonth,
      icon: <HandCoins />,
      tone: 'progress',
    },
  } as const;
}

/** Summarizes the debts: owed, paid off, due each month, and paid this month. */
export const DebtSummary = forwardRef<HTMLDivElement, DebtSummaryProps>(function DebtSummary(
  { debts, thisMonthPayments, today: givenDay, className, ...rest },
  ref,
) {
  const words = useWords(debtSummaryWords);
  const today = useToday(givenDay);
  const cards = cardsOf(words);
  const isLoading = thisMonthPayments.status === 'loading';
  if (!debts) {
    return (
      <StatCardsLoading
        data-part="debt-summary"
        {...rest}
        ref={ref}
        className={className}
        items={Object.values(cards)}
        columns={COLUMNS}
      />
    );
  }
  const totals = debtTotals(debts);
  // A debt that is paid off has no minimum payment.
  const minimums = sumCents(
    debts
      .filter((debt) => debt.currentBalance > 0)
      .map((debt) => debtTermsNow(debt, today).minimumPayment),
  );
  const progress = percentPaid(totals);
  // Without an original balance, there is no progress.
  const hasOwed = totals.originalBalance > 0;
  const paid = dataOr(thisMonthPayments, undefined);
  return (
    <Grid data-part="debt-summary" {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...cards.debt}
        value={<FittedMoney amount={totals.currentBalance} />}
        detail={
          hasOwed
            ? rich(words.debtDetail, {
                paid: <Money amount={totals.paid} compact={totals.paid >= HUGE} />,
                original: (
                  <Money amount={totals.originalBalance} compact={totals.originalBalance >= HUGE} />
                ),
              })
            : words.noDebts
        }
      />
      <StatCard
        {...cards.progress}
        value={hasOwed ? <Percent value={progress} /> : '–'}
        detail={
          hasOwed ? (
            <ProgressMeter label={words.progressLabel} showLabel={false} value={progress} />
          ) : (
            words.noProgress
          )
        }
      />
      <StatCard
        {...cards.minimum}
        value={<FittedMoney amount={minimums} />}
        detail={words.minimumDetail}
      />
      <StatCard
        {...cards.thisMonth}
        loading={isLoading}
        value={paid === undefined ? '–' : <FittedMoney amount={paid} />}
        detail={paid === undefined && !isLoading ? words.unknown : words.thisMonthDetail}
      />
    </Grid>
  );
});
