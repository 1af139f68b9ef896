import { BALANCE_REASONS, type BalanceReason } from '../debts/balanceReasons.ts';
import { addCents, subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { compareDays, type CalendarDay } from '../time/index.ts';
import { monthsBetween, type CalendarMonth } from '../time/calendarMonth.ts';

/** What changed the balance of a debt. */
export interface DebtEntry {
  readonly debtId: string;
  /** Its month in the household's time zone. */
  readonly month: CalendarMonth;
  /** The undo of a payment is a payment that adds to what is owed, in the month of the payment. */
  readonly kind: 'opening' | 'adjustment' | 'payment';
  /** Why a balance was adjusted, where that is known. */
  readonly reason?: string | undefined;
  /** The day of an adjustment that is one entry and not a sum; only such ones are listed. */
  readonly on?: CalendarDay | undefined;
  /** By how much more is owed; negative where less is owed. */
  readonly owed: Cents;
}

/** Round-ups of the purchases of a month, less what was reversed. */
export interface MonthRoundUps {
  readonly month: CalendarMonth;
  readonly amount: Cents;
}

/** A range of months, both included; empty where the first is later. */
export interface MonthRange {
  readonly from: CalendarMonth;
  readonly to: CalendarMonth;
}

/** A correction of a balance by a statement: its day, why, and how much more is owed. */
export interface CorrectionOfDebt {
  on: CalendarDay;
  reason: BalanceReason;
  amount: Cents;
}

/** One debt in one month. */
export interface MonthOfDebt {
  debtId: string;
  /** What was owed at the end of the month. */
  balance: Cents;
  /** Payments, without undone ones. */
  paid: Cents;
  /** What statements added as interest. */
  interest: Cents;
  /** Corrections by statements, oldest first; absent where there were none. */
  corrections?: CorrectionOfDebt[];
}

/** One month of a household: the sums of its debts, its round-ups, and the debts. */
export interface MonthOfHousehold extends Pick<MonthOfDebt, 'paid' | 'interest'> {
  month: CalendarMonth;
  totalDebt: Cents;
  roundUps: Cents;
  debts: MonthOfDebt[];
}

export interface HistoryInput {
  /** All entries up to the end of the range, in any order; entries of one month may be sums. */
  readonly entries: readonly DebtEntry[];
  /** All up to the end of the range; a month may have several. */
  readonly roundUps: readonly MonthRoundUps[];
  readonly range: MonthRange;
}

/**
 * The months of a household, oldest first, from the first month with an entry or round-ups. The
 * debts of a month have the order in which `entries` mentions them first.
 *
 * Interest is what statements added as interest. Balances that banks report have no reason, as they
 * include purchases, interest and payments alike.
 *
 * @throws RangeError when a sum is past the bound of `Cents`.
 */
export function monthlyHistory({ entries, roundUps, range }: HistoryInput): MonthOfHousehold[] {
  const collected = roundUps.filter(({ amount }) => amount !== 0);
  const [first] = [...entries, ...collected].map(({ month }) => month).toSorted();
  if (first === undefined) return [];
  const [entriesOf, roundUpsOf] = [groupByMonth(entries), groupByMonth(collected)];
  const debtIds = [...new Set(entries.map(({ debtId }) => debtId))];
  const balances = new Map<string, Cents>();
  const months: MonthOfHousehold[] = [];
  for (const month of monthsBetween(first, range.to)) {
    const changes = entriesOf.get(month) ?? [];
    for (const { debtId, owed } of changes) {
      balances.set(debtId, addCents(balances.get(debtId) ?? ZERO_CENTS, owed));
    }
    if (month < range.from) continue;
    const debts = debtIds.flatMap((debtId) => {
      const balance = balances.get(debtId);
      if (balance === undefined) return [];
      return [debtMonth(debtId, balance, changes)];
    });
    months.push({
      month,
      totalDebt: sumCents(debts.map(({ balance }) => balance)),
      paid: sumCents(debts.map(({ paid }) => paid)),
      interest: sumCents(debts.map(({ interest }) => interest)),
      roundUps: sumCents((roundUpsOf.get(month) ?? []).map(({ amount }) => amount)),
      debts,
    });
  }
  return months;
}

function debtMonth(debtId: string, balance: Cents, changes: readonly DebtEntry[]): MonthOfDebt {
  const own = changes.filter((entry) => entry.debtId === debtId);
  const sum = (isCounted: (entry: DebtEntry) => boolean) =>
    sumCents(own.filter(isCounted).map(({ owed }) => owed));
  return {
    debtId,
    balance,
    paid: subtractCents(
      ZERO_CENTS,
      sum(({ kind }) => kind === 'payment'),
    ),
    interest: sum(isInterest),
    ...correctionsIn(own),
  };
}

function correctionsIn(entries: readonly DebtEntry[]): Pick<MonthOfDebt, 'corrections'> {
  const corrections = entries.flatMap(({ kind, on, reason, owed }) =>
    kind === 'adjustment' && on !== undefined && isBalanceReason(reason)
      ? [{ on, reason, amount: owed }]
      : [],
  );
  if (corrections.length === 0) return {};
  return { corrections: corrections.toSorted((a, b) => compareDays(a.on, b.on)) };
}

function isBalanceReason(reason: string | undefined): reason is BalanceReason {
  return BALANCE_REASONS.some((each) => each === reason);
}

function isInterest({ kind, reason, owed }: DebtEntry): boolean {
  return kind === 'adjustment' && reason === 'interest' && owed > 0;
}

function groupByMonth<Item extends { readonly month: CalendarMonth }>(
  items: readonly Item[],
): ReadonlyMap<CalendarMonth, readonly Item[]> {
  const groups = new Map<CalendarMonth, Item[]>();
  for (const item of items) {
    const group = groups.get(item.month);
    if (group) group.push(item);
    else groups.set(item.month, [item]);
  }
  return groups;
}
