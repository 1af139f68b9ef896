import type { RowReason } from './rowReason.ts';

/**
 * What the provider's categories say, the first match deciding; a category that none matches is a
 * purchase.
 *
 * Both of the provider's taxonomies are read as one path of capitals: the older list
 * `['Payment', 'Credit Card']` as `PAYMENT_CREDIT_CARD`, the newer detail as it stands.
 */
export const CATEGORY_RULES: readonly (readonly [RowReason, RegExp])[] = [
  // A bare 'Payment' is what card statements carry for "AUTOMATIC PAYMENT - THANK YOU".
  // 'Payment, Rent' stays a purchase: it is a bill for something had.
  ['card-payment', /^PAYMENT$|^(LOAN_)?PAYMENTS?_CREDIT_CARD/],
  // The newer taxonomy files interest under bank fees, so interest is looked for before fees.
  ['interest', /^(BANK_FEES_)?INTEREST/],
  ['fee', /^BANK_FEES/],
  // A check is under withdrawals too, but it goes to somebody: a transfer.
  ['cash-withdrawal', /^TRANSFER(_OUT)?_WITHDRAWAL(?!_CHECK)|^CASH_ADVANCE/],
  // Money out that is filed as income is a reversed deposit.
  ['transfer', /^TRANSFER|^INCOME/],
  ['loan-payment', /^LOAN|^PAYMENT_LOAN|LOANS_AND_MORTGAGES/],
];
