import { APR_UNITS, mulDiv, type Apr, type Cents } from '../money/index.ts';
import { addDays, daysBetween, type CalendarDay } from '../time/index.ts';

const DAYS_PER_YEAR = 365;

/** A debt with the day of its balance. */
export interface InterestBearing {
  currentBalance: Cents;
  interestRate: Apr;
  /** The day of the balance; without it there is no estimate. */
  balanceAsOf?: CalendarDay | undefined;
  /** A rate that holds until a day, that day included. */
  promotion?: { interestRate: Apr; endsOn: CalendarDay } | undefined;
}

/**
 * Estimates the interest that has accrued since the day of a balance, which does not include it:
 * `balance × APR ÷ 365 × days`, rounded half-up to the cent. The days of a promotion count at its
 * rate. An estimate: lenders compute it on daily balances, which only they have.
 *
 * @returns zero where nothing is owed, the day is not known, or it is not over.
 * @example estimatedInterest({ currentBalance: cents(620000), interestRate: aprFromPercent(24.99), balanceAsOf }, today)
 * // 30 days of it: 12735
 */
export function estimatedInterest(debt: InterestBearing, today: CalendarDay): Cents {
  const { currentBalance, interestRate, balanceAsOf, promotion } = debt;
  if (balanceAsOf === undefined || balanceAsOf >= today || currentBalance <= 0) return 0 as Cents;
  const days = daysBetween(balanceAsOf, today);
  const promoted = promotion ? daysBetween(balanceAsOf, addDays(promotion.endsOn, 1)) : 0;
  const atPromotion = Math.min(days, Math.max(0, promoted));
  const rateDays =
    (promotion?.interestRate ?? 0) * atPromotion + interestRate * (days - atPromotion);
  return mulDiv(currentBalance, rateDays, APR_UNITS * DAYS_PER_YEAR, 'half-up') as Cents;
}
