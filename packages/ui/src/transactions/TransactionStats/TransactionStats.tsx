import type { Instant } from '@dime-time/finance-core';
import type { Transaction } from '@dime-time/finance-core/contract';
import { CalendarDays, PiggyBank, ReceiptText } from 'lucide-react';
import { forwardRef, useMemo } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { FittedCount, FittedMoney } from '../../money/index.ts';
import { Grid, StatCard, StatCardsLoading } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { transactionStatsWords } from '../words/transactionStats.ts';
import type { TransactionStatsWords } from '../../words/subjects/transactions/transactionStats.ts';
import { transactionStats } from './TransactionStats.model.ts';
import * as styles from './TransactionStats.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface TransactionStatsProps extends HostProps<'div', 'children'> {
  /** All transactions the figures are based on; `undefined` while they load. */
  transactions: readonly Transaction[] | undefined;
  /**
   * The total count, if `transactions` holds only the newest of them.
   * @default the length of `transactions`
   */
  total?: number | undefined;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The time zone in which the month begins.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
}

const COLUMNS = { phone: 3, tablet: 3 };

function cardsOf(words: TransactionStatsWords) {
  return {
    total: {
      'data-part': 'transaction-stats-total',
      label: words.total,
      icon: <PiggyBank />,
      tone: 'roundUp',
    },
    thisMonth: {
      'data-part': 'transaction-stats-this-month',
      label: words.thisMonth,
      icon: <CalendarDays />,
      tone: 'roundUp',
    },
    count: {
      'data-part': 'transaction-stats-count',
      label: words.count,
      icon: <ReceiptText />,
      tone: 'neutral',
    },
  } as const;
}

/** Shows total round-ups, those since the 1st of the month, and the number of transactions. */
export const TransactionStats = forwardRef<HTMLDivElement, TransactionStatsProps>(
  function TransactionStats(
    { transactions, total, asOf: givenTime, timeZone: givenZone, className, ...rest },
    ref,
  ) {
    const asOf = useAsOf(givenTime);
    const timeZone = useTimeZone(givenZone);
    const words = useWords(transactionStatsWords);
    const cards = cardsOf(words);
    const stats = useMemo(
      () => transactions && transactionStats(transactions, asOf, timeZone),
      [transactions, asOf, timeZone],
    );
    if (!stats) {
      return (
        <StatCardsLoading
          data-part="transaction-stats"
          {...rest}
          ref={ref}
          className={classes(styles.stats, className)}
          items={Object.values(cards)}
          columns={COLUMNS}
        />
      );
    }
    const newest = total !== undefined && total > stats.count;
    return (
      <Grid
        data-part="transaction-stats"
        {...rest}
        ref={ref}
        className={classes(styles.stats, className)}
        columns={COLUMNS}
      >
        <StatCard
          {...cards.total}
          value={<FittedMoney amount={stats.totalRoundUps} />}
          detail={newest ? words.totalNewest({ count: stats.count }) : words.totalSince}
        />
        <StatCard
          {...cards.thisMonth}
          value={<FittedMoney amount={stats.thisMonthRoundUps} />}
          detail={words.thisMonthSince}
        />
        <StatCard
          {...cards.count}
          value={<FittedCount count={newest ? total : stats.count} />}
          detail={words.countOf}
        />
      </Grid>
    );
  },
);
