export { PaymentHistory, type PaymentHistoryProps } from './PaymentHistory.tsx';
