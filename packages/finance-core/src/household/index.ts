/**
 * What a server of the contract works out for a household. An entry of its own,
 * `@dime-time/finance-core/household`: a page is told these figures and does not ship the rules.
 */
export { debtRefusal, MOST_DEBTS, MOST_OWED, type DebtRefusal } from './debtRefusal.ts';
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
