import { ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Instant } from '../time/index.ts';
import type { Multiplier } from '../round-ups/multiplier.ts';
import { roundUp } from '../round-ups/roundUp.ts';
import type { BankRow } from './bankRow.ts';

/** A row with its day, and its time where the bank reports it. */
export interface DatedBankRow extends BankRow {
  /** `2026-11-19` */
  date: string;
  datetime?: Instant | undefined;
}

/** The purchase of a bank row. */
export interface BankPurchase {
  merchant: string;
  /** `undefined` where the bank gave none. */
  category: string | undefined;
  date: Instant;
  amount: Cents;
  roundUpAmount: Cents;
}

/**
 * Makes a purchase of a row that is one: its shop, category and moment, rounded up as the settings
 * say.
 *
 * A row names a day only, as a rule; it then counts at noon, so that it stays on its day in most
 * zones.
 *
 * @example purchaseFromBankRow(row, { isEnabled: true, multiplier: 2 }).roundUpAmount
 */
export function purchaseFromBankRow(
  row: DatedBankRow,
  settings: { isEnabled: boolean; multiplier: Multiplier },
): BankPurchase {
  return {
    merchant: row.merchant_name || row.name,
    category: row.category?.[0] || row.personal_finance_category?.primary || undefined,
    date: row.datetime ?? `${row.date}T12:00:00Z`,
    amount: row.amount,
    roundUpAmount: settings.isEnabled ? roundUp(row.amount, settings.multiplier) : ZERO_CENTS,
  };
}
