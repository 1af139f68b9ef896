import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { forwardRef, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { EmptyState, Stack, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { recentPaymentsWords } from '../words/recentPayments.ts';
import { recentPayments } from './RecentPayments.model.ts';
import * as styles from './RecentPayments.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface RecentPaymentsProps extends AnyHostProps<'children'> {
  /** The payments made on debts. */
  payments: readonly Payment[];
  /** The debts, for their names. */
  debts: readonly Pick<Debt, 'id' | 'name'>[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The number of payments shown.
   * @default 5
   */
  limit?: number;
}

/** Lists the newest payments on debts: the debt, the source, the date and the amount. */
export const RecentPayments = forwardRef<HTMLElement, RecentPaymentsProps>(function RecentPayments(
  { payments, debts, timeZone: givenZone, limit = 5, className, ...rest },
  ref,
) {
  const timeZone = useTimeZone(givenZone);
  const words = useWords(recentPaymentsWords);
  const rows = recentPayments(payments, debts, timeZone, limit, words, useFormats());
  if (rows.length === 0) {
    return (
      <EmptyState
        data-part="recent-payments"
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        title={words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  return (
    <ul
      data-part="recent-payments"
      {...rest}
      ref={ref as Ref<never>}
      className={classes(styles.list, className)}
      aria-label={words.label}
    >
      {rows.map((row) => (
        <li data-part="recent-payments-item" key={row.id} className={styles.item}>
          <Stack as="span" gap={1}>
            <bdi data-part="recent-payments-debt" className={styles.debt} title={row.debtName}>
              {row.debtName}
            </bdi>
            <Text data-part="recent-payments-detail" as="span" size="s" tone="muted">
              {row.source} · {row.day}
            </Text>
          </Stack>
          <Money data-part="recent-payments-amount" amount={row.amount} />
        </li>
      ))}
    </ul>
  );
});
