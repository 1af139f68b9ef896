import type { Instant } from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import { ActiveDebts, ActiveDebtsSkeleton } from '../../debts/index.ts';
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
  type HouseholdFigures,
} from '../../round-ups/index.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import * as styles from './Dashboard.css.ts';

interface Now {
  asOf: Instant;
  timeZone: string;
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
  const words = useWords(dashboardWords);
  return (
    <Card data-part="dashboard-recent" className={styles.panel}>
      <Section
        title={words.recent}
        action={
          <Link href={href} underline="hover">
            {words.viewTransactions}
            <VisuallyHidden> {words.viewTransactionsHidden}</VisuallyHidden>
          </Link>
        }
      >
        <LoadablePanel
          value={transactions}
          errorTitle={words.recentError}
          skeleton={<TransactionListSkeleton />}
        >
          {(data) => (
            <RecentTransactions
              className={data.length > 0 ? styles.recent : undefined}
              transactions={data}
              timeZone={timeZone}
            />
          )}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

/** The week’s round-ups; the debts determine where they go. */
export function WeekPanel({
  transactions,
  debts,
  hasPurse,
  ...week
}: Now &
  Pick<RoundUpsThisWeekProps, 'purse' | 'settings' | 'payments' | 'loading' | 'onApply'> & {
    /** Whether there is a purse, or may be one as far as is known. */
    hasPurse: boolean;
    transactions: Loadable<readonly Transaction[]>;
    debts: Loadable<readonly Debt[]>;
  }) {
  const words = useWords(dashboardWords);
  return (
    <Card data-part="dashboard-week">
      <Section title={words.week}>
        <LoadablePanel
          value={bothLoadable(transactions, debts)}
          errorTitle={words.weekError}
          skeleton={<RoundUpsThisWeekSkeleton purse={hasPurse} />}
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
  const words = useWords(dashboardWords);
  return (
    <Card data-part="dashboard-active-debts" className={styles.panel}>
      <Section
        title={words.activeDebts}
        action={
          <Link href={href} underline="hover">
            {words.viewDebts}
            <VisuallyHidden> {words.viewDebtsHidden}</VisuallyHidden>
          </Link>
        }
      >
        <LoadablePanel
          value={bothLoadable(debts, figures)}
          errorTitle={words.activeDebtsError}
          skeleton={<ActiveDebtsSkeleton />}
        >
          {([owed, figured]) => <ActiveDebts debts={owed} {...figured} />}
        </LoadablePanel>
      </Section>
    </Card>
  );
}
