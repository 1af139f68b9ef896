/**
 * Which rows of a bank account are purchases. An entry of its own, `@dime-time/finance-core/bank`:
 * rows are read where accounts are linked, and a page that shows round-ups does not ship the rules.
 */
export type { BankRow, PersonalFinanceCategory } from './bankRow.ts';
export type { NotPurchaseReason, RowReason } from './rowReason.ts';
export { classifyBankRow, type DecidedBy, type RowDecision } from './classifyBankRow.ts';
export { purchasesFromBankRows } from './purchasesFromBankRows.ts';
export {
  purchaseFromBankRow,
  type BankPurchase,
  type DatedBankRow,
} from './purchaseFromBankRow.ts';
export {
  findDebtPayments,
  type DebtPaymentRow,
  type DebtPaymentSearch,
  type PayableDebt,
} from './findDebtPayments.ts';
export { reconcileBankRows, type BankRowChanges } from './reconcileBankRows.ts';
