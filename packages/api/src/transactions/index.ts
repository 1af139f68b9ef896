export { type BankRecord, type BankRowKey, rowKeyText, type SyncedRows } from './bankRows.ts';
export { enterPurchases } from './enterPurchases.ts';
export { listTransactions } from './listTransactions.ts';
export { transactionRoutes } from './routes.ts';
