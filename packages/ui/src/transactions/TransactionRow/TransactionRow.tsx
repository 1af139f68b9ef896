import { cents } from '@dime-time/finance-core/money';
import type { Transaction } from '@dime-time/finance-core/contract';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Badge } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { transactionRowModel, wraps, type TransactionRowModel } from './TransactionRow.model.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { categoriesWords } from '../../categories/index.ts';
import { transactionRowWords } from '../words/transactionRow.ts';
import * as styles from '../../internal/transactionRow.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface TransactionRowProps extends HostProps<'div', 'children'> {
  /** The purchase or refund. */
  transaction: Transaction;
  /**
   * The reader’s time zone, for the date and the time.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * Whether the category and the description are left out, for limited space.
   * @default false
   */
  brief?: boolean;
}

/** Shows one purchase: merchant, time, amount, and round-up. */
export const TransactionRow = forwardRef<HTMLDivElement, TransactionRowProps>(
  function TransactionRow(
    { transaction, timeZone: givenZone, brief = false, className, ...rest },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(transactionRowWords);
    const categories = useWords(categoriesWords);
    const row = transactionRowModel(transaction, timeZone, words, categories, useFormats());
    const refund = row.amount < 0;
    return (
      <div
        data-part="transaction-row"
        {...rest}
        ref={ref}
        className={classes(styles.row, className)}
      >
        <div className={styles.who}>
          <div className={styles.heading}>
            <bdi
              data-part="transaction-row-merchant"
              className={styles.merchant}
              title={row.merchant}
              data-wraps={wraps(row.merchant)}
            >
              {row.merchant}
            </bdi>
            {!brief && (
              <Badge
                data-part="transaction-row-category"
                tone="neutral"
                className={styles.category}
              >
                {row.category}
              </Badge>
            )}
            {refund && (
              <Badge data-part="transaction-row-refund" tone="positive">
                {words.refund}
              </Badge>
            )}
          </div>
          <div data-part="transaction-row-date" className={styles.when}>
            {row.day} · {row.time}
          </div>
          {!brief && row.description && (
            <p
              data-part="transaction-row-description"
              className={styles.description}
              title={row.description}
            >
              <bdi>{row.description}</bdi>
            </p>
          )}
        </div>
        <div className={styles.figures}>
          <span data-part="transaction-row-amount" className={styles.amount}>
            {refund ? (
              <Money amount={cents(-row.amount)} sign="always" />
            ) : (
              <Money amount={row.amount} />
            )}
          </span>
          <span
            data-part="transaction-row-round-up"
            className={styles.roundUp}
            data-some={row.roundUp > 0 || undefined}
          >
            <RowRoundUp row={row} />
          </span>
        </div>
      </div>
    );
  },
);

function RowRoundUp({ row }: { row: TransactionRowModel }) {
  const words = useWords(transactionRowWords);
  if (row.returned > 0) {
    return rich(words.roundUpCanceled, { amount: <Money amount={row.returned} /> });
  }
  if (row.roundUp <= 0) return words.noRoundUp;
  return rich(words.roundUp, { amount: <Money amount={row.roundUp} sign="always" /> });
}
