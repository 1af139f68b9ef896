import { highestAprDebt, type CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';

/** Which debts of a list are open, and which one the boost panel pays. */
export interface OpenRows {
  /** The IDs of the open debts. */
  readonly open: readonly string[];
  /** The ID of the debt that was opened last. */
  readonly chosen: string | undefined;
  /** The IDs of the debts that were chosen so far, whose boosts keep what was typed. */
  readonly boosted: readonly string[];
  /** The IDs of the debts whose unconfirmed payments have opened them. */
  readonly unconfirmed: readonly string[];
}

/** Opens a debt and chooses it. */
export function openRow(rows: OpenRows, debtId: string): OpenRows {
  return {
    ...rows,
    open: withId(rows.open, debtId),
    chosen: debtId,
    boosted: withId(rows.boosted, debtId),
  };
}

/** Closes a debt, which stays the chosen one. */
export function closeRow(rows: OpenRows, debtId: string): OpenRows {
  return { ...rows, open: rows.open.filter((id) => id !== debtId) };
}

/** At first, the debt that round-ups pay is open: the one with the highest rate in force. */
export function firstOpenRows(debts: readonly Debt[], today: CalendarDay): OpenRows {
  const none: OpenRows = { open: [], chosen: undefined, boosted: [], unconfirmed: [] };
  const target = highestAprDebt(debts, today);
  return target ? openRow(none, target.id) : none;
}

/**
 * Opens each debt as soon as a payment on it is unconfirmed, so that its notice is seen.
 *
 * @returns the same object if nothing has changed.
 */
export function followUnconfirmed(rows: OpenRows, debtIds: readonly string[]): OpenRows {
  const added = debtIds.filter((id) => !rows.unconfirmed.includes(id));
  const settled = rows.unconfirmed.some((id) => !debtIds.includes(id));
  if (added.length === 0 && !settled) return rows;
  return { ...added.reduce(openRow, rows), unconfirmed: [...new Set(debtIds)] };
}

/** The debt that the boost panel pays: the chosen one, or that of the highest rate if it is gone. */
export function chosenDebt(
  rows: OpenRows,
  debts: readonly Debt[],
  today: CalendarDay,
): Debt | undefined {
  return debts.find(({ id }) => id === rows.chosen) ?? highestAprDebt(debts, today);
}

function withId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id];
}
