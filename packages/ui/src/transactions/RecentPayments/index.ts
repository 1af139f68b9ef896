export { RecentPayments, type RecentPaymentsProps } from './RecentPayments.tsx';
