export {
  AddTransactionDialog,
  type AddTransactionDialogProps,
} from './AddTransactionDialog/AddTransactionDialog.tsx';
export type { CreateTransactionAction } from './AddTransactionDialog/AddTransactionForm.tsx';
export { LoadMoreNotice } from './LoadMoreNotice/LoadMoreNotice.tsx';
export { RecentPayments, type RecentPaymentsProps } from './RecentPayments/RecentPayments.tsx';
export {
  RecentTransactions,
  type RecentTransactionsProps,
} from './RecentTransactions/RecentTransactions.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList/TransactionList.tsx';
export {
  TransactionListSkeleton,
  type TransactionListSkeletonProps,
} from './TransactionList/TransactionListSkeleton.tsx';
export { wraps } from './TransactionRow/TransactionRow.model.ts';
export { TransactionRow, type TransactionRowProps } from './TransactionRow/TransactionRow.tsx';
export { Transactions, type TransactionsProps } from './Transactions/Transactions.tsx';
export {
  TransactionStats,
  type TransactionStatsProps,
} from './TransactionStats/TransactionStats.tsx';
