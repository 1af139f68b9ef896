import {
  addCents,
  cents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
  type Cents,
} from '../money/index.ts';
import { compareDays, type CalendarDay, type CalendarMonth } from '../time/index.ts';
import { monthOf } from '../time/calendarMonth.ts';
import { balanceChanges, type BalanceChange, type DebtAtMonthEnd } from './balanceChanges.ts';
import type { BalanceReason } from './balanceReasons.ts';

/** A payment on a debt, with its day in the household’s time zone. */
export interface PaymentOnDay<Source extends string> {
  id: string;
  on: CalendarDay;
  amount: Cents;
  source: Source;
}

/** One change of the balance of a debt, or what was owed before the first. */
export interface DebtActivity<Source extends string = string> {
  month: CalendarMonth;
  /** Its day; `undefined` where only its month is known. */
  on: CalendarDay | undefined;
  /**
   * The source of a payment, the reason of a correction, `start` for what was owed before the first
   * change, or `other` for what has no entry of its own, as when a bank reported a balance.
   */
  kind: Source | BalanceReason | 'start' | 'other';
  /** The ID of a payment; `undefined` for everything else. */
  paymentId: string | undefined;
  /** How much more is owed; negative where less is owed, zero for `start`. */
  change: Cents;
  /**
   * What is owed after it. `undefined` where the order of the changes is unknown, but for the last of them:
   * in a month in which some change has no day, and on a day with payments and other changes.
   */
  balance: Cents | undefined;
}

interface CorrectionOnDay {
  on: CalendarDay;
  reason: BalanceReason;
  amount: Cents;
}

interface DebtAtDatedMonthEnd extends DebtAtMonthEnd {
  corrections?: readonly CorrectionOnDay[] | undefined;
}

/** A month of a household, as `HistoryMonth` of the contract has it. */
interface MonthOfDebts {
  month: CalendarMonth;
  debts: readonly DebtAtDatedMonthEnd[];
}

interface Activity<Source extends string> {
  /** The months of a household, oldest first. */
  history: readonly MonthOfDebts[];
  /** The payments on the debt, in any order. */
  payments: readonly PaymentOnDay<Source>[];
  debtId: string;
}

/**
 * Every payment, round-up, interest charge, purchase and correction of one debt, oldest first. The
 * first is what was owed before them (`start`): that plus the sum of all changes is what is owed now.
 *
 * On one day, what statements added comes before payments, as its time is not known. Payments before the first month of the
 * history come first and have no balance.
 *
 * @throws RangeError when a sum is past the bound of `Cents`.
 */
export function debtActivity<Source extends string>({
  history,
  payments,
  debtId,
}: Activity<Source>): DebtActivity<Source>[] {
  const changes = balanceChanges(history, debtId);
  const months = [...changes, ...payments.map(({ on }) => ({ month: monthOf(on) }))];
  const rows: DebtActivity<Source>[] = [];
  let balance: Cents | undefined;
  for (const month of new Set(months.map((each) => each.month).toSorted())) {
    const change = changes.find((each) => each.month === month);
    if (change && change === changes[0]) {
      balance = change.before;
      rows.push({ ...withoutDay(month, 'start', ZERO_CENTS), balance });
    }
    const paid = payments.filter(({ on }) => monthOf(on) === month);
    const corrections = change ? correctionsIn(history, month, debtId) : [];
    const dated = [...corrections.map(ofCorrection), ...paid.map(ofPayment)];
    const undated = change ? withoutEntry(change, corrections.length > 0, paid) : [];
    const own: Row<Source>[] = [...dated.toSorted(byDay), ...undated];
    for (const [index, row] of own.entries()) {
      balance = balance === undefined ? undefined : addCents(balance, row.change);
      const next = own[index + 1];
      // Which of a day's payments and statements came first is not known.
      const isOrdered = row.on !== next?.on || !isMixed(row.on, corrections, paid);
      const isKnown = next === undefined || (undated.length === 0 && isOrdered);
      rows.push({ ...row, balance: isKnown ? balance : undefined });
    }
  }
  return rows;
}

type Row<Source extends string> = Omit<DebtActivity<Source>, 'balance'>;
type DatedRow<Source extends string> = Row<Source> & { on: CalendarDay };

function correctionsIn(history: readonly MonthOfDebts[], month: CalendarMonth, debtId: string) {
  const own = history.find((each) => each.month === month)?.debts;
  return own?.find((debt) => debt.debtId === debtId)?.corrections ?? [];
}

/** What changed the balance in a month besides its payments and corrections. */
function withoutEntry(
  { month, interest, other, paid }: BalanceChange,
  hasCorrections: boolean,
  payments: readonly PaymentOnDay<string>[],
): Row<never>[] {
  const listed = sumCents(payments.map(({ amount }) => amount));
  // Payments can be read a moment after the months, which then lack the newest.
  const unlisted = cents(Math.max(0, paid - listed));
  return [
    // Corrections have the interest among them.
    withoutDay(month, 'interest', hasCorrections ? ZERO_CENTS : interest),
    withoutDay(month, 'other', subtractCents(other, unlisted)),
  ].filter(({ change }) => change !== ZERO_CENTS);
}

function withoutDay(
  month: CalendarMonth,
  kind: 'start' | 'interest' | 'other',
  change: Cents,
): Row<never> {
  return { month, on: undefined, kind, paymentId: undefined, change };
}

/** Whether a day has payments and other changes. */
function isMixed(
  day: CalendarDay | undefined,
  ...lists: readonly (readonly { on: CalendarDay }[])[]
): boolean {
  return lists.every((list) => list.some(({ on }) => on === day));
}

function ofCorrection({ on, reason, amount }: CorrectionOnDay): DatedRow<never> {
  return { month: monthOf(on), on, kind: reason, paymentId: undefined, change: amount };
}

function ofPayment<Source extends string>({
  id,
  on,
  amount,
  source,
}: PaymentOnDay<Source>): DatedRow<Source> {
  const change = subtractCents(ZERO_CENTS, amount);
  return { month: monthOf(on), on, kind: source, paymentId: id, change };
}

function byDay({ on: one }: DatedRow<string>, { on: other }: DatedRow<string>): number {
  return compareDays(one, other);
}
