import type { Transaction } from '@dime-time/finance-core/contract';
import { forwardRef, useCallback, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { EmptyState, VirtualList } from '../../primitives/index.ts';
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx';
import { useWords } from '../../words/index.ts';
import { transactionListWords } from '../words/transactionList.ts';
import * as styles from '../../internal/transactionList.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface TransactionListProps extends AnyHostProps<'children' | 'role'> {
  /** The transactions, newest first; ten thousand are as fast as ten. */
  transactions: readonly Transaction[];
  /**
   * The reader’s time zone, for dates and times.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * Whether rows leave out the category and the description.
   * @default false
   */
  brief?: boolean;
  /**
   * The name of the list for assistive technology.
   * @default 'Transactions'
   */
  label?: string;
  /** An action for an empty list. */
  emptyAction?: ReactNode;
}

/** Up to this many rows, all are rendered, so that the browser’s find-in-page finds them all. */
const DRAWN_AT_ONCE = 100;

const keyOf = (transaction: Transaction) => transaction.id;

/** Lists purchases with their round-ups, newest first. */
export const TransactionList = forwardRef<HTMLElement, TransactionListProps>(
  function TransactionList(
    { transactions, timeZone: givenZone, brief = false, label, emptyAction, className, ...rest },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(transactionListWords);
    const name = label ?? words.label;
    const renderRow = useCallback(
      (transaction: Transaction) => (
        <TransactionRow transaction={transaction} timeZone={timeZone} brief={brief} />
      ),
      [timeZone, brief],
    );
    if (transactions.length === 0) {
      return (
        <EmptyState
          data-part="transaction-list"
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={className}
          title={words.emptyTitle}
          description={words.emptyDescription}
          action={emptyAction}
        />
      );
    }
    if (transactions.length <= DRAWN_AT_ONCE) {
      return (
        <ul
          data-part="transaction-list"
          {...rest}
          ref={ref as Ref<HTMLUListElement>}
          className={classes(styles.list, className)}
          aria-label={name}
        >
          {transactions.map((transaction) => (
            <li data-part="transaction-list-item" key={transaction.id} className={styles.item}>
              {renderRow(transaction)}
            </li>
          ))}
        </ul>
      );
    }
    return (
      <VirtualList
        data-part="transaction-list"
        {...rest}
        ref={ref as Ref<HTMLDivElement>}
        className={className}
        label={name}
        items={transactions}
        itemKey={keyOf}
        renderItem={renderRow}
        estimatedRowHeight={brief ? 66 : 70}
      />
    );
  },
);
