/**
 * The money rules that only a server applies. A separate entry, `@dime-time/finance-core/household`: a
 * page receives the results and does not load the rules.
 */
export { correctedOriginalBalance } from './correctedOriginalBalance.ts';
export { debtRefusal, MOST_DEBTS, MOST_OWED, type DebtRefusal } from './debtRefusal.ts';
export {
  monthlyHistory,
  type CorrectionOfDebt,
  type DebtEntry,
  type HistoryInput,
  type MonthOfDebt,
  type MonthOfHousehold,
  type MonthRange,
  type MonthRoundUps,
} from './monthlyHistory.ts';
export {
  oneOffPart,
  paidOneOffDays,
  paidOneOffs,
  type DebtPayment,
  type OneOffPart,
  type OneOffPartInput,
} from './paidOneOffs.ts';
export {
  paidPastDue,
  sinceBalance,
  type PaidPastDueOptions,
  type SinceBalance,
  type SinceBalanceOptions,
} from './sinceBalance.ts';
export { settlePayment, type PaymentReward, type SettledPayment } from './settlePayment.ts';
export {
  undoPayment,
  UNDO_MS,
  type EarnedReward,
  type UndoInput,
  type UndonePayment,
} from './undoPayment.ts';
export {
  summarizeHousehold,
  type HouseholdSummary,
  type HouseholdSums,
} from './summarizeHousehold.ts';
export {
  changePurse,
  EMPTY_PURSE,
  waitingIn,
  type Purse,
  type PurseEvent,
} from '../round-ups/purse/purse.ts';
export { thresholdSweepDue } from '../round-ups/purse/nextSweep.ts';
export { sweepHasTarget, type SweepTargets } from '../round-ups/purse/sweepHasTarget.ts';
export {
  isAfterRoundUpStart,
  type PurchaseMoment,
  type RoundUpStart,
} from '../round-ups/purse/isAfterRoundUpStart.ts';
export { isFromOff, type RoundUpSwitch } from '../round-ups/purse/isFromOff.ts';
export { earlierOffer, type EarlierPurchase } from '../round-ups/purse/earlierOffer.ts';
export {
  settleRefund,
  type RefundablePurchase,
  type RefundInput,
  type SettledRefund,
} from '../round-ups/purse/settleRefund.ts';
export { returnsAfterUndo, type RefundSincePayment } from '../round-ups/purse/returnsAfterUndo.ts';
export { summarizeCrypto, type CoinPurchase, type CoinSummary } from '../crypto/summarizeCrypto.ts';
export { rewardEarned, type RewardEvent } from '../token/rewardEarned.ts';
