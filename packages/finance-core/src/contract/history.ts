import * as v from 'valibot';
import type { Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import { BALANCE_REASONS, type BalanceReason } from './debt.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { moneyField } from './fields/moneyField.ts';
import { monthField } from './fields/monthField.ts';
import { optionalField } from './fields/optionalField.ts';

/** The most months that one call answers: ten years. */
export const MOST_HISTORY_MONTHS = 120;

/** A correction of a balance by a statement. */
export interface BalanceCorrection {
  /** The day on which it was entered. */
  on: CalendarDay;
  reason: BalanceReason;
  /** How much more is owed; negative where less is owed. */
  amount: Cents;
}

const balanceCorrection: v.GenericSchema<unknown, BalanceCorrection> = v.object({
  on: dayField,
  reason: v.picklist(BALANCE_REASONS),
  amount: moneyField,
});

const debtMonth = v.object({
  debtId: idField,
  /** What was owed at the end of the month; in the running month, what is owed now. */
  balance: moneyField,
  /** Payments in the month, those from round-ups included and those undone left out. */
  paid: moneyField,
  /** Interest that statements reported in the month. */
  interest: moneyField,
  /** Corrections by statements, oldest first; absent where there were none. */
  corrections: optionalField(v.array(balanceCorrection)),
});

/** One month of a household, as its ledger has it. */
const historyMonth = v.object({
  month: monthField,
  /** The sum of the balances of its debts. */
  totalDebt: moneyField,
  /** The sum of what was paid on its debts. */
  paid: moneyField,
  /** The sum of the interest of its debts. */
  interest: moneyField,
  /** Round-ups of the purchases of the month, less what was reversed. */
  roundUps: moneyField,
  /** Every debt with an entry up to the end of the month that was not deleted. */
  debts: v.array(debtMonth),
});

/** Extension `history`: oldest first, from the first month with an entry; the running month as of now. */
export const history = v.array(historyMonth);

/**
 * Extension `history`: both months included, at most {@link MOST_HISTORY_MONTHS}. Without `to` the
 * running month, without `from` the January of the year of `to`.
 */
export const historyQuery = v.strictObject({
  from: v.optional(monthField),
  to: v.optional(monthField),
});

export type DebtMonth = v.InferOutput<typeof debtMonth>;
export type HistoryMonth = v.InferOutput<typeof historyMonth>;
