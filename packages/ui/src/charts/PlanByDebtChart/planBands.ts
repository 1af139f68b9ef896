import {
  balancesByMonth,
  compareDays,
  sumCents,
  ZERO_CENTS,
  type CalendarDay,
  type Cents,
  type PlanResult,
} from '@dime-time/finance-core';

/** A debt whose balances the chart shows. */
export interface NamedDebt {
  /** That of its schedule in the plan. */
  id: string;
  /** Its name in the chart. */
  name: string;
}

/** One band of the chart: a debt, or several together. */
export interface DebtBand {
  id: string;
  name: string;
  /** The index of its color. */
  look: number;
  /** The balances over time, as `balancesByMonth` has them. */
  balances: readonly Cents[];
  /** The index of its first balance of zero; `undefined` if the plan does not pay it off. */
  paidIn: number | undefined;
  /** The day of its last payment; `undefined` likewise. */
  paidOffOn: CalendarDay | undefined;
}

/** As many as there are colors. */
export const MOST_BANDS = 6;

/** The id of the band of the remaining debts, which no debt has. */
const OTHERS = 'others';

/**
 * Divides what is owed under a plan into bands, which add up to its total in every month.
 *
 * The largest debts of today have a band each, and the others share one. The color of a debt is that
 * of its place among `debts`, whatever the plan is and whichever of them are paid off; from the seventh
 * on, it is the next free one. A debt without a name is among the others.
 *
 * @param debts the debts in the household’s order, with those that are paid off.
 * @param others the name of the shared band.
 * @returns the band that is paid off last first.
 */
export function planBands(
  plan: PlanResult,
  debts: readonly NamedDebt[],
  others: string,
): DebtBand[] {
  const months = balancesByMonth(plan);
  const names = new Map(debts.map(({ id, name }) => [id, name]));
  const places = new Map(debts.map(({ id }, place) => [id, place]));
  const owed = plan.debts
    .map((debt) => {
      const own = balancesByMonth(plan, [debt]);
      const balances = months.map((_, month) => own[month] ?? debt.balance);
      return { id: debt.id, paidOffOn: debt.paidOffOn, paidIn: paidInOf(balances), balances };
    })
    .filter(({ balances }) => balances.some((balance) => balance > 0));
  const today = ({ id, balances }: (typeof owed)[number]): number =>
    names.has(id) ? (balances[0] ?? 0) : -1;
  const bySize = owed.toSorted((a, b) => today(b) - today(a));
  const isWhole = owed.length <= MOST_BANDS && owed.every(({ id }) => names.has(id));
  const single = bySize
    .slice(0, isWhole ? MOST_BANDS : MOST_BANDS - 1)
    .filter(({ id }) => names.has(id));
  const rest = owed.filter((debt) => !single.includes(debt));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0;
  const colors = rest.length > 0 ? MOST_BANDS - 1 : MOST_BANDS;
  const inOrder = single.toSorted((a, b) => placeOf(a) - placeOf(b));
  const looks = freeColors(inOrder.map(placeOf), colors);
  const bands: DebtBand[] = inOrder.map((debt, at) => ({
    ...debt,
    name: names.get(debt.id) ?? '',
    look: looks[at] ?? 0,
  }));
  if (rest.length > 0) {
    const balances = months.map((_, month) => sumCents(rest.map((debt) => debt.balances[month]!)));
    bands.push({
      id: OTHERS,
      name: others,
      look: MOST_BANDS - 1,
      balances,
      paidIn: paidInOf(balances),
      paidOffOn: lastDay(rest.map(({ paidOffOn }) => paidOffOn)),
    });
  }
  return bands.toSorted((a, b) => endOf(b) - endOf(a));
}

/** The color of each place in rising order: its own, or the next one that is free. */
function freeColors(places: readonly number[], colors: number): number[] {
  const own = places.filter((place) => place < colors);
  const free = Array.from({ length: colors }, (_, color) => color).filter(
    (color) => !own.includes(color),
  );
  return [...own, ...free].slice(0, places.length);
}

function endOf({ paidIn }: Pick<DebtBand, 'paidIn'>): number {
  return paidIn ?? Number.MAX_SAFE_INTEGER;
}

/** The last of several days; `undefined` if one is. */
function lastDay(days: readonly (CalendarDay | undefined)[]): CalendarDay | undefined {
  const known = days.flatMap((day) => day ?? []).toSorted(compareDays);
  return known.length === days.length ? known.at(-1) : undefined;
}

/** The month in which nothing is owed any more. */
function paidInOf(balances: readonly Cents[]): number | undefined {
  const month = balances.indexOf(ZERO_CENTS);
  return month === -1 ? undefined : month;
}

/** What all bands come to in a month. */
export function totalOf(bands: readonly DebtBand[], month: number): Cents {
  return sumCents(bands.flatMap(({ balances }) => balances[month] ?? []));
}

/** The months of an axis on which something is never paid off. */
const OPEN_MONTHS = 120;

/**
 * The last month of the axis: the one in which the last debt is paid off, and a tenth more if another
 * never is. A debt without an end must not compress the others.
 */
export function bandMonths(bands: readonly DebtBand[]): number {
  const last = (bands[0]?.balances.length ?? 1) - 1;
  const ends = bands.flatMap(({ paidIn }) => paidIn ?? []);
  if (ends.length === bands.length) return last;
  return Math.min(last, Math.max(OPEN_MONTHS, Math.ceil(Math.max(0, ...ends) * 1.1)));
}
