import { addCents, subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarMonth } from '../time/index.ts';

/** One debt at the end of a month; `HistoryMonth` of the contract has them. */
export interface DebtAtMonthEnd {
  debtId: string;
  balance: Cents;
  paid: Cents;
  interest: Cents;
}

/** How the balance of a debt changed in a month: `before + interest + other - paid = balance`. */
export interface BalanceChange {
  month: CalendarMonth;
  /** What was owed when the month began. */
  before: Cents;
  /** Interest that statements reported. */
  interest: Cents;
  /** What changed it besides: purchases and corrections; negative where less was owed. */
  other: Cents;
  paid: Cents;
  /** What was owed at the end of the month. */
  balance: Cents;
}

/**
 * Works out how the balance of one debt changed in each month.
 *
 * Its first month has no month before it, so `before` is what the month must have begun with and
 * `other` is zero. Months in which nothing was owed and nothing changed are left out.
 *
 * @param history the months of a household, oldest first.
 * @throws RangeError when a sum is past the bound of `Cents`.
 */
export function balanceChanges(
  history: readonly { month: CalendarMonth; debts: readonly DebtAtMonthEnd[] }[],
  debtId: string,
): BalanceChange[] {
  let last: Cents | undefined;
  return history.flatMap(({ month, debts }) => {
    const own = debts.find((debt) => debt.debtId === debtId);
    if (!own) return [];
    const { balance, paid, interest } = own;
    const withoutOther = addCents(subtractCents(balance, interest), paid);
    const before = last ?? withoutOther;
    last = balance;
    if ([before, interest, paid, balance].every((amount) => amount === ZERO_CENTS)) return [];
    return [{ month, before, interest, other: subtractCents(withoutOther, before), paid, balance }];
  });
}
