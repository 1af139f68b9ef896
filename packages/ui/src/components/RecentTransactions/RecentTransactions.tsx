import type { Transaction } from '@dime-time/finance-core/contract';
import { TransactionList } from '../TransactionList/index.ts';

export interface RecentTransactionsProps {
  /** The household's transactions, newest first. */
  transactions: readonly Transaction[];
  /** The reader's time zone. */
  timeZone: string;
  /**
   * The number of transactions shown.
   * @default 4
   */
  limit?: number;
}

/** Shows the newest few transactions. */
export function RecentTransactions({ transactions, timeZone, limit = 4 }: RecentTransactionsProps) {
  return <TransactionList brief transactions={transactions.slice(0, limit)} timeZone={timeZone} />;
}
