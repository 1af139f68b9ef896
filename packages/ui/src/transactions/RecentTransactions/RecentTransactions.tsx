import type { Transaction } from '@dime-time/finance-core/contract';
import { forwardRef } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { TransactionList } from '../TransactionList/TransactionList.tsx';

export interface RecentTransactionsProps extends AnyHostProps<'children' | 'role'> {
  /** The household's transactions, newest first. */
  transactions: readonly Transaction[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The number of transactions shown.
   * @default 4
   */
  limit?: number;
}

/** Shows the newest few transactions. */
export const RecentTransactions = forwardRef<HTMLElement, RecentTransactionsProps>(
  function RecentTransactions({ transactions, timeZone, limit = 4, ...rest }, ref) {
    return (
      <TransactionList
        data-part="recent-transactions"
        {...rest}
        ref={ref}
        brief
        transactions={transactions.slice(0, limit)}
        timeZone={timeZone}
      />
    );
  },
);
