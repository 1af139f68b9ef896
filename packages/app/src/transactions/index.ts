export { useTransactions, useTransactionTotal } from './queries.ts';
