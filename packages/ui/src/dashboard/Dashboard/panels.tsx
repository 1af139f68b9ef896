import type { Instant } from '@dime-time/finance-core';
import type { DashboardSummary, Debt, Transaction } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { ChartPlaceholder, type DebtTrendChartProps } from '../../charts/index.ts';
import { ActiveDebts, ActiveDebtsSkeleton, type HouseholdFigures } from '../../debts/index.ts';
import {
  bothLoadable,
  Card,
  Link,
  type Loadable,
  LoadablePanel,
  Section,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { RecentTransactions, TransactionListSkeleton } from '../../transactions/index.ts';
import {
  RoundUpsThisWeek,
  type RoundUpsThisWeekProps,
  RoundUpsThisWeekSkeleton,
} from '../../round-ups/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { dashboardTrend } from './Dashboard.model.ts';
import * as styles from './Dashboard.css.ts';

/** Loads in parallel with its data; the fallback has its size. */
const DebtTrendChart = lazyComponent<DebtTrendChartProps>(
  () =>
    import('../../charts/DebtTrendChart/DebtTrendChart.tsx').then(
      (module) => module.DebtTrendChart,
    ),
  () => <ChartPlaceholder>{undefined}</ChartPlaceholder>,
);

interface Now {
  asOf: Instant;
  timeZone: string;
}

/** Debt over the twelve months of the year. */
export function TrendPanel({
  summary,
  asOf,
  timeZone,
}: Now & { summary: Loadable<DashboardSummary> }) {
  const totalDebt = summary.status === 'ready' ? summary.data.totalDebt : undefined;
  const trend = useMemo(
    () => (totalDebt === undefined ? undefined : dashboardTrend(totalDebt, asOf, timeZone)),
    [totalDebt, asOf, timeZone],
  );
  // A sample line that drops to zero for one month would mislead, so no points are drawn.
  const nothingOwed = totalDebt === 0;
  const everOwed = summary.status === 'ready' && summary.data.progressPercentage > 0;
  return (
    <Card className={styles.panel}>
      <Section
        title="Debt Reduction"
        description={
          nothingOwed
            ? undefined
            : `Sample data. Only ${trend ? trend.currentMonth : 'this month'} is yours.`
        }
      >
        <LoadablePanel
          value={summary}
          errorTitle="The chart couldn’t load"
          skeleton={<DebtTrendChart loading points={[]} />}
        >
          {() =>
            trend && (
              <DebtTrendChart
                points={nothingOwed ? [] : trend.points}
                markedIndex={trend.currentIndex}
                emptyText={everOwed ? 'You’re debt-free' : 'No debts to show'}
              />
            )
          }
        </LoadablePanel>
      </Section>
    </Card>
  );
}

/** The newest four transactions. */
export function RecentPanel({
  transactions,
  href,
  timeZone,
}: {
  transactions: Loadable<readonly Transaction[]>;
  href: string;
  timeZone: string;
}) {
  return (
    <Card className={styles.panel}>
      <Section
        title="Recent Transactions"
        action={
          <Link href={href} underline="hover">
            View all<VisuallyHidden> transactions</VisuallyHidden>
          </Link>
        }
      >
        <LoadablePanel
          value={transactions}
          errorTitle="Transactions couldn’t load"
          skeleton={<TransactionListSkeleton />}
        >
          {(data) => <RecentTransactions transactions={data} timeZone={timeZone} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

/** The week’s round-ups; the debts determine where they go. */
export function WeekPanel({
  transactions,
  debts,
  ...week
}: Now &
  Pick<RoundUpsThisWeekProps, 'purse' | 'settings' | 'payments' | 'onApply'> & {
    transactions: Loadable<readonly Transaction[]>;
    debts: Loadable<readonly Debt[]>;
  }) {
  return (
    <Card>
      <Section title="Round-ups This Week">
        <LoadablePanel
          value={bothLoadable(transactions, debts)}
          errorTitle="Round-ups couldn’t load"
          skeleton={<RoundUpsThisWeekSkeleton />}
        >
          {([bought, owed]) => <RoundUpsThisWeek transactions={bought} debts={owed} {...week} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

/** The debts that are being paid down. */
export function ActiveDebtsPanel({
  debts,
  figures,
  href,
}: {
  debts: Loadable<readonly Debt[]>;
  figures: Loadable<HouseholdFigures>;
  href: string;
}) {
  return (
    <Card className={styles.panel}>
      <Section
        title="Active Debts"
        action={
          <Link href={href} underline="hover">
            View all<VisuallyHidden> debts</VisuallyHidden>
          </Link>
        }
      >
        <LoadablePanel
          value={bothLoadable(debts, figures)}
          errorTitle="Debts couldn’t load"
          skeleton={<ActiveDebtsSkeleton />}
        >
          {([owed, figured]) => <ActiveDebts debts={owed} {...figured} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}
