import { divideBig } from '../money/mulDiv.ts';
import { APR_UNITS, type Apr, type Cents } from '../money/index.ts';
import { addDays, daysBetween, type CalendarDay } from '../time/index.ts';

const DAYS_PER_YEAR = 365;

/** A debt with the day of its balance. */
export interface InterestBearing {
  /** What is owed today: the balance of that day less the payments since. */
  currentBalance: Cents;
  interestRate: Apr;
  /** The day of the balance; without it there is no estimate. */
  balanceAsOf?: CalendarDay | undefined;
  /** A rate that holds until a day, that day included. */
  promotion?: { interestRate: Apr; endsOn: CalendarDay } | undefined;
}

/** A payment on a debt, and its day. */
export interface DatedPayment {
  on: CalendarDay;
  amount: Cents;
}

/**
 * Estimates the interest that has accrued since the day of a balance, which does not include it: the
 * sum over the days of `balance of the day × APR ÷ 365`, rounded half-up to the cent once. A payment
 * lowers the balance from its day on. The days of a promotion count at its rate. An estimate: lenders
 * compute it on daily balances, which only they have.
 *
 * @param payments those after the day of the balance; earlier ones are in it and do not count.
 * @returns zero where nothing is owed, the day is not known, or it is not over.
 * @example estimatedInterest({ currentBalance: cents(620000), interestRate: aprFromPercent(24.99), balanceAsOf }, [], today)
 * // 30 days of it: 12735
 */
export function estimatedInterest(
  debt: InterestBearing,
  payments: readonly DatedPayment[],
  today: CalendarDay,
): Cents {
  const { currentBalance, balanceAsOf } = debt;
  if (balanceAsOf === undefined || balanceAsOf >= today || currentBalance <= 0) return 0 as Cents;
  // What is owed now was owed on every day, and what was paid since up to the day of the payment.
  const owed = [
    { amount: currentBalance, until: today },
    ...payments
      .filter(({ on }) => on > balanceAsOf)
      .map(({ on, amount }) => ({ amount, until: on < today ? on : today })),
  ].map(({ amount, until }) => BigInt(amount) * rateDays(debt, balanceAsOf, until));
  const product = owed.reduce((sum, each) => sum + each, 0n);
  return divideBig(product, BigInt(APR_UNITS * DAYS_PER_YEAR), 'half-up') as Cents;
}

/** The sum of the rates of the days from one day to another, which is not counted. */
function rateDays(
  { interestRate, promotion }: InterestBearing,
  from: CalendarDay,
  to: CalendarDay,
): bigint {
  const days = daysBetween(from, to);
  const promoted = promotion ? daysBetween(from, addDays(promotion.endsOn, 1)) : 0;
  const atPromotion = Math.min(days, Math.max(0, promoted));
  const promotional = BigInt(promotion?.interestRate ?? 0) * BigInt(atPromotion);
  return promotional + BigInt(interestRate) * BigInt(days - atPromotion);
}
