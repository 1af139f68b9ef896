export {
  PaymentHistory,
  type PaymentHistoryProps,
  type UndoPaymentAction,
} from './PaymentHistory.tsx';
