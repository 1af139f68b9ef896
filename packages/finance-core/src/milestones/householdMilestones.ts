import type { DebtProgress } from '../debts/percentPaid.ts';
import { addCents, cents, subtractCents, sumCents, type Cents } from '../money/index.ts';
import { calendarDayOf, type CalendarDay, type Instant } from '../time/index.ts';

/** What a household has reached on a day. */
export type HouseholdMilestone =
  | { readonly kind: 'first-debt'; readonly debtId: string }
  | { readonly kind: 'quarter'; readonly percent: 25 | 50 | 75 | 100 }
  | { readonly kind: 'round-ups'; readonly amount: Cents };

/** The books of a household. */
export interface MilestoneInput {
  /** All its debts, closed ones too. */
  readonly debts: readonly (DebtProgress & { readonly id: string })[];
  /** What was paid on them, from the day on at least, in any order. */
  readonly payments: readonly {
    readonly debtId: string;
    readonly amount: Cents;
    readonly date: Instant;
  }[];
  /** Its purchases, from the day on at least, in any order. */
  readonly transactions: readonly { readonly date: Instant; readonly roundUpAmount: Cents }[];
  /** All round-ups ever. */
  readonly totalRoundUps: Cents;
  /** An IANA name: the zone of the household's days. */
  readonly timeZone: string;
}

/** The round-ups that are a milestone. */
export const FIRST_ROUND_UPS = cents(10_000);

const QUARTERS = [100, 75, 50, 25] as const;

/**
 * What a household has reached on a day: its first debt that is paid off, a quarter of all it once
 * owed, and $100 of round-ups. Of several quarters on one day, the highest one.
 *
 * Payments and round-ups after the day are left out, other changes of a balance after it are not: the
 * result is exact for today, and for an earlier day if only payments changed the balances since.
 *
 * @returns nothing where the day's payments and purchases reached nothing.
 * @throws RangeError when a date is no instant, or the zone is unknown.
 * @example householdMilestones(today, input) // [{ kind: 'quarter', percent: 25 }]
 */
export function householdMilestones(day: CalendarDay, input: MilestoneInput): HouseholdMilestone[] {
  const { debts, payments, transactions, totalRoundUps, timeZone } = input;
  const dayOf = ({ date }: { readonly date: Instant }) => calendarDayOf(date, timeZone);
  const later = payments.filter((payment) => dayOf(payment) > day);
  const ofDay = payments.filter((payment) => dayOf(payment) === day);
  const balances = debts.map((debt) => {
    const after = addCents(debt.currentBalance, paidOn(debt.id, later));
    return { ...debt, before: addCents(after, paidOn(debt.id, ofDay)), after };
  });
  const collected = (rows: MilestoneInput['transactions']) =>
    sumCents(rows.map(({ roundUpAmount }) => roundUpAmount));
  const roundUps = subtractCents(
    totalRoundUps,
    collected(transactions.filter((transaction) => dayOf(transaction) > day)),
  );
  const roundUpsBefore = subtractCents(
    roundUps,
    collected(transactions.filter((transaction) => dayOf(transaction) === day)),
  );
  return [
    ...firstDebt(balances, ofDay),
    ...quarter(balances),
    ...(roundUps >= FIRST_ROUND_UPS && roundUpsBefore < FIRST_ROUND_UPS
      ? [{ kind: 'round-ups' as const, amount: FIRST_ROUND_UPS }]
      : []),
  ];
}

type Payments = MilestoneInput['payments'];

interface DayOfDebt extends DebtProgress {
  readonly id: string;
  readonly before: Cents;
  readonly after: Cents;
}

function paidOn(debtId: string, payments: Payments): Cents {
  return sumCents(payments.filter((one) => one.debtId === debtId).map(({ amount }) => amount));
}

/** The debt that was paid off first, where none was before that day. */
function firstDebt(debts: readonly DayOfDebt[], ofDay: Payments): HouseholdMilestone[] {
  if (debts.some(({ before, originalBalance }) => before <= 0 && originalBalance > 0)) return [];
  const gone = debts.filter(({ before, after }) => before > 0 && after <= 0);
  const lastPaid = (id: string) =>
    Math.max(...ofDay.filter(({ debtId }) => debtId === id).map(({ date }) => Date.parse(date)));
  const [first] = gone.toSorted((one, other) => lastPaid(one.id) - lastPaid(other.id));
  return first ? [{ kind: 'first-debt', debtId: first.id }] : [];
}

/** The highest quarter of all that was once owed which that day's payments reached. */
function quarter(debts: readonly DayOfDebt[]): HouseholdMilestone[] {
  const original = sumCents(debts.map(({ originalBalance }) => originalBalance));
  const before = sumCents(debts.map((debt) => debt.before));
  const after = sumCents(debts.map((debt) => debt.after));
  const percent = QUARTERS.find((part) => isPaid(part, { original, owed: after }));
  if (percent === undefined || isPaid(percent, { original, owed: before })) return [];
  return [{ kind: 'quarter', percent }];
}

/** Exact to the cent; in whole numbers beyond those that a product of cents stays safe in. */
function isPaid(percent: number, { original, owed }: Record<'original' | 'owed', Cents>): boolean {
  return BigInt(original - owed) * 100n >= BigInt(original) * BigInt(percent) && original > 0;
}
