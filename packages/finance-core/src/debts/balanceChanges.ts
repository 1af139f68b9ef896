import { addCents, subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarMonth } from '../time/index.ts';

/** One debt at the end of a month; `HistoryMonth` of the contract has them. */
export interface DebtAtMonthEnd {
  debtId: string;
  balance: Cents;
  paid: Cents;
  interest: Cents;
  /** Corrections by statements, those for interest included. */
  corrections?: readonly { reason: string; amount: Cents }[] | undefined;
}

/**
 * How the balance of a debt changed in a month:
 * `before + interest + purchases + corrections + other - paid = balance`.
 */
export interface BalanceChange {
  month: CalendarMonth;
  /** What was owed when the month began. */
  before: Cents;
  /** Interest that statements reported. */
  interest: Cents;
  /** New purchases that statements reported. */
  purchases: Cents;
  /** Balances that were wrong; negative where less was owed. */
  corrections: Cents;
  /** What changed it besides, as a bank reports it; negative where less was owed. */
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
    const { purchases, corrections } = statementChanges(own);
    const known = sumCents([interest, purchases, corrections]);
    const withoutOther = addCents(subtractCents(balance, known), paid);
    const before = last ?? withoutOther;
    last = balance;
    const other = subtractCents(withoutOther, before);
    const change = { before, interest, purchases, corrections, other, paid, balance };
    if (Object.values(change).every((amount) => amount === ZERO_CENTS)) return [];
    return [{ month, ...change }];
  });
}

/** A correction for interest that lowers a balance is no interest, but a correction. */
function statementChanges({ interest, corrections = [] }: DebtAtMonthEnd) {
  const purchases = sumCents(
    corrections.filter(({ reason }) => reason === 'purchases').map(({ amount }) => amount),
  );
  const all = corrections.length > 0 ? sumCents(corrections.map(({ amount }) => amount)) : interest;
  return { purchases, corrections: subtractCents(subtractCents(all, interest), purchases) };
}
