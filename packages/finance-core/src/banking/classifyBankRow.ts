import type { BankRow } from './bankRow.ts';
import { CATEGORY_RULES } from './categoryRules.ts';
import { DESCRIPTION_RULES } from './descriptionRules.ts';
import type { NotPurchaseReason, RowReason } from './rowReason.ts';

/** The fields of a row that the classification uses. */
export type DecidedBy = 'status' | 'amount' | 'category' | 'description';

/** A decision with its reason, as data. */
export type RowDecision =
  | { kind: 'purchase'; reason: 'purchase'; decidedBy: DecidedBy }
  | { kind: 'not-purchase'; reason: NotPurchaseReason; decidedBy: DecidedBy };

/** Banks write at most a couple of hundred characters; a longer text is not from one. */
const MAX_DESCRIPTION = 300;

/** Categories that say only that there is none. */
const NO_CATEGORY = /^(OTHER|UNKNOWN|UNCATEGORI[SZ]ED)|^_?$/;

/**
 * Decides whether a row of a bank account is a purchase, and why.
 *
 * A purchase is posted, money out, and none of a card payment, transfer, fee, cash withdrawal, loan
 * payment or interest. The provider's category decides where there is one, the description where
 * there is not. Rent, taxes, insurance and other bills are purchases: something was had for them.
 *
 * @example classifyBankRow({ …, amount: cents(433), name: 'Starbucks' })
 * // { kind: 'purchase', reason: 'purchase', decidedBy: 'description' }
 */
export function classifyBankRow(row: Omit<BankRow, 'transaction_id' | 'account_id'>): RowDecision {
  if (row.pending) return decision('pending', 'status');
  if (row.amount < 0) return decision('money-in', 'amount');
  if (row.amount === 0) return decision('zero', 'amount');
  const category = categoryPath(row);
  if (!NO_CATEGORY.test(category)) return decision(reasonFor(category, CATEGORY_RULES), 'category');
  const text = `${row.name.slice(0, MAX_DESCRIPTION)}\n${(row.merchant_name ?? '').slice(0, MAX_DESCRIPTION)}`;
  return decision(reasonFor(text, DESCRIPTION_RULES), 'description');
}

/** `['Food and Drink', 'Restaurants']` as `FOOD_AND_DRINK_RESTAURANTS`. */
function categoryPath(row: Pick<BankRow, 'category' | 'personal_finance_category'>): string {
  const newer = row.personal_finance_category;
  const path = newer ? (newer.detailed ?? newer.primary) : (row.category ?? []).join('_');
  return path.toUpperCase().replace(/\W+/g, '_');
}

function reasonFor(text: string, rules: readonly (readonly [RowReason, RegExp])[]): RowReason {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'purchase';
}

function decision(reason: RowReason, decidedBy: DecidedBy): RowDecision {
  return reason === 'purchase'
    ? { kind: 'purchase', reason, decidedBy }
    : { kind: 'not-purchase', reason, decidedBy };
}
