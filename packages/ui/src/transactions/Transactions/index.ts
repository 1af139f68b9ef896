export { Transactions, type TransactionsProps } from './Transactions.tsx';
