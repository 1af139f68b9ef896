export { type BankRecord, type BankRowKey, rowKeyText, type SyncedRows } from './bankRows.ts';
export { listTransactions } from './listTransactions.ts';
export { reconcilePurchases } from './reconcilePurchases.ts';
export { transactionRoutes } from './routes.ts';
