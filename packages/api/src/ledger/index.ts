export { accountName } from './accountName.ts';
export { checkLedger, readLedger, type LedgerReport } from './checkLedger.ts';
export { describeLedger } from './describeLedger.ts';
export { lockAccounts } from './lockAccounts.ts';
export { postTransfers } from './postTransfers.ts';
export { writeTransfers } from './writeTransfers.ts';
export type { AccountRef, LedgerAccount, PostedTransfer, Transfer } from './transfer.ts';
