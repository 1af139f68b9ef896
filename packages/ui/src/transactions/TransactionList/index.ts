export { TransactionList, type TransactionListProps } from './TransactionList.tsx';
export {
  TransactionListSkeleton,
  type TransactionListSkeletonProps,
} from './TransactionListSkeleton.tsx';
