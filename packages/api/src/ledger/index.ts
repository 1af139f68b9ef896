export { lockAccounts } from './lockAccounts.ts';
export { postTransfers } from './postTransfers.ts';
export type { AccountRef, LedgerAccount, PostedTransfer, Transfer } from './transfer.ts';
