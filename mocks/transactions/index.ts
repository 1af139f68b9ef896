export { refundsSince } from './refundsSince.ts';
export { transactionHandlers } from './transactionHandlers.ts';
export { transactionsFromRows } from './transactionsFromRows.ts';
