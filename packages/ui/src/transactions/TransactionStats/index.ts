export { TransactionStats, type TransactionStatsProps } from './TransactionStats.tsx';
