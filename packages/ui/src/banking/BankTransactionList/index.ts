export {
  BankTransactionList,
  ENGLISH_BANK_ROW,
  type BankTransactionListProps,
} from './BankTransactionList.tsx';
export { type BankRowLabels } from './BankTransactionRow.tsx';
