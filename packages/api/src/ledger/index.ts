export {
  BANK,
  CRYPTO,
  debtAccount,
  OPENING,
  RETURNED,
  ROUND_UPS,
  STAKED,
  TOKEN_SUPPLY,
  TOKENS,
} from './accounts.ts';
export { adjustmentTransfers } from './adjustmentTransfers.ts';
export { checkChanges } from './checkChanges.ts';
export { checkLedger, type LedgerReport, readLedger } from './checkLedger.ts';
export { describeLedger } from './describeLedger.ts';
export { isNotReversed } from './isNotReversed.ts';
export { lockAccounts } from './lockAccounts.ts';
export { lockBooks } from './lockBooks.ts';
export { lockHousehold } from './lockHousehold.ts';
export {
  milestoneKey,
  NO_REVERSALS,
  parseMilestoneKey,
  readReversalsFor,
  readReversedMilestones,
  type ReversedMilestones,
} from './milestones.ts';
export { observeLedger } from './observeLedger.ts';
export { openAccounts } from './openAccounts.ts';
export { paymentTransfers } from './paymentTransfers.ts';
export { postTransfers } from './postTransfers.ts';
export { presentDay, type PresentDay } from './presentDay.ts';
export type { RequestContext } from './requestContext.ts';
export { rewardTransfer } from './rewardTransfer.ts';
export type { LedgerAccount, PostedTransfer, Transfer } from './transfer.ts';
export { writeTransfers } from './writeTransfers.ts';
