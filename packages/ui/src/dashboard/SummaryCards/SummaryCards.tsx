import { debtTotals, forecastDate, ZERO_CENTS, type Household } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { addCents } from '@dime-time/finance-core/money';
import { CalendarCheck, CreditCard, PiggyBank, TrendingDown } from 'lucide-react';
import { forwardRef, useMemo } from 'react';
import { roundUpPurse } from '../../round-ups/index.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  Disclosure,
  Grid,
  type Loadable,
  ProgressMeter,
  Skeleton,
  StatCard,
  StatCardsLoading,
} from '../../primitives/index.ts';
import { FittedMoney, Money, Percent, useMoneyText } from '../../money/index.ts';
import { forecastExplanationWords, monthlyPayments } from '../../debts/index.ts';
import { useWords } from '../../words/index.ts';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';
import * as styles from './SummaryCards.css.ts';

export interface SummaryCardsProps extends HostProps<'div', 'children'> {
  /** The figures at the top of the dashboard; `undefined` while they load. */
  summary: DashboardSummary | undefined;
  /**
   * The household’s debts, used for the progress and the date.
   * @default none; the progress then has no amounts
   */
  debts?: Loadable<readonly Debt[]> | undefined;
  /**
   * The inputs of the forecast, used to explain a missing date.
   * @default none, and no reason is given
   */
  household?: Household | undefined;
}

const COLUMNS = { phone: 2, desktop: 4 };

const CARDS = {
  roundUps: { label: 'Round-Up Balance', icon: <PiggyBank />, tone: 'roundUp' },
  debt: { label: 'Total Debt', icon: <CreditCard />, tone: 'debt' },
  progress: { label: 'Progress This Year', icon: <TrendingDown />, tone: 'progress' },
  debtFree: { label: 'Debt Free Date', icon: <CalendarCheck />, tone: 'neutral' },
} as const;

/** Heads the dashboard with four figures: round-ups, debt, progress and the debt-free date. */
export const SummaryCards = forwardRef<HTMLDivElement, SummaryCardsProps>(function SummaryCards(
  { summary, debts, household, className, ...rest },
  ref,
) {
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const hasNoDate = summary?.debtFreeDate === null;
  const isEndless = useMemo(
    () => (hasNoDate && household ? forecastDate(household) === undefined : undefined),
    [hasNoDate, household],
  );
  if (!summary) {
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
  const progress = boundedPercent(summary.progressPercentage);
  const hasOwed = summary.totalDebt > 0 || progress > 0;
  const payments =
    debts?.status === 'ready'
      ? monthlyPayments(debts.data)
      : { minimums: undefined, freed: ZERO_CENTS };
  const debtFree = debtFreeText(summary, { ...payments, isEndless }, money, explanation);
  return (
    <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...CARDS.roundUps}
        value={<FittedMoney amount={summary.totalRoundUps} />}
        detail={
          <>
            <Money amount={summary.thisMonthRoundUps} sign="always" /> this month
            <PurseLine summary={summary} />
          </>
        }
      />
      <StatCard
        {...CARDS.debt}
        value={<FittedMoney amount={summary.totalDebt} />}
        detail={
          <>
            <Money amount={summary.thisMonthPayments} /> paid this month
          </>
        }
      />
      <StatCard
        {...CARDS.progress}
        value={hasOwed ? <Percent value={progress} /> : '–'}
        detail={
          hasOwed ? (
            <>
              <ProgressMeter label="Progress this year" showLabel={false} value={progress} />
              {debts && <SinceTheStart debts={debts} />}
            </>
          ) : (
            'Starts with your first debt'
          )
        }
      />
      <StatCard
        {...CARDS.debtFree}
        value={debtFree.value}
        detail={
          <>
            {debtFree.estimated && <abbr title="Estimated">Est.</abbr>} {debtFree.detail}
            <Disclosure lines={debtFree.why} />
          </>
        }
      />
    </Grid>
  );
});

/** From $100,000,000 on, a line of small text on half a phone cannot fit every digit. */
const HUGE = 10_000_000_000;

/** Says that the progress is of everything ever owed, not of this year. */
function SinceTheStart({ debts }: { debts: Loadable<readonly Debt[]> }) {
  if (debts.status === 'error') return null;
  if (debts.status === 'loading') return <Skeleton className={styles.sinceTheStart} width="90%" />;
  const { paid, originalBalance } = debtTotals(debts.data);
  if (originalBalance <= 0) return null;
  return (
    <div className={styles.sinceTheStart}>
      Since you started: <Money amount={paid} compact={paid >= HUGE} /> of{' '}
      <Money amount={originalBalance} compact={originalBalance >= HUGE} /> paid off
    </div>
  );
}

/** The state of the round-ups: waiting, used, and canceled by refunds. */
function PurseLine({ summary }: { summary: DashboardSummary }) {
  const purse = roundUpPurse(summary);
  if (!purse) return null;
  return (
    <div>
      <span className={styles.part}>
        <Money amount={purse.waiting} /> waiting ·
      </span>{' '}
      <span className={styles.part}>
        <Money amount={addCents(purse.applied, purse.invested)} /> already used
        {purse.returned > 0 && ' ·'}
      </span>
      {purse.returned > 0 && (
        <>
          {' '}
          <span className={styles.part}>
            <Money amount={purse.returned} /> canceled by refunds
          </span>
        </>
      )}
    </div>
  );
}
