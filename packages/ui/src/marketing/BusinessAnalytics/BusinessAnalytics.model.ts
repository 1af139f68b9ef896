import {
  mulDiv,
  scaleCents,
  subtractCents,
  sumCents,
  type Cents,
} from '@dime-time/finance-core/money';
import type { Formats } from '../../words/index.ts';
import type { PeopleWords } from '../../words/subjects/marketing/people.ts';
import type { CostLine, RevenueStream } from './BusinessAnalytics.content.ts';

/** The number of users the plan is calculated for. */
export const PLAN_USERS = 1_000_000;

const MILLION = 1_000_000;
/** The cents of a dollar. */
const CENTS = 100;

/** Revenue and cost of a year, for one user and for a million. */
export interface UnitEconomics {
  readonly revenuePerUser: Cents;
  readonly costPerUser: Cents;
  readonly profitPerUser: Cents;
  readonly revenue: Cents;
  readonly profit: Cents;
  /** The profit's share of the revenue in percent, to one decimal; 0 without revenue. */
  readonly marginPercent: number;
}

/**
 * Adds up the plan.
 *
 * margin = (revenue − cost) ÷ revenue, rounded half-up to a tenth of a percent.
 *
 * @example unitEconomics([{ perUser: cents(9390) }], [{ perUser: cents(1371) }]).marginPercent // 85.4
 */
export function unitEconomics(
  streams: readonly Pick<RevenueStream, 'perUser'>[],
  costs: readonly Pick<CostLine, 'perUser'>[],
): UnitEconomics {
  const revenuePerUser = sumCents(streams.map((stream) => stream.perUser));
  const costPerUser = sumCents(costs.map((cost) => cost.perUser));
  const profitPerUser = subtractCents(revenuePerUser, costPerUser);
  const atScale = (perUser: Cents) => scaleCents(perUser, PLAN_USERS, 1, 'half-up');
  return {
    revenuePerUser,
    costPerUser,
    profitPerUser,
    revenue: atScale(revenuePerUser),
    profit: atScale(profitPerUser),
    marginPercent:
      revenuePerUser === 0 ? 0 : mulDiv(profitPerUser, 1000, revenuePerUser, 'half-up') / 10,
  };
}

/**
 * Returns the interest of a year on a balance that stays the same, rounded half-up.
 *
 * @param apr in percent, with at most two decimals.
 * @example interestOfYear(cents(620_000), 24.99) // 154_938
 */
export function interestOfYear(balance: Cents, apr: number): Cents {
  return scaleCents(balance, Math.round(apr * 100), 10_000, 'half-up');
}

/**
 * Returns a part’s share of the whole in whole percent; 0 if the whole is 0.
 *
 * @example sharePercent(3588, 9390) // 38
 */
export function sharePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : mulDiv(part, 100, whole, 'half-up');
}

/**
 * Writes a number of people short: millions with at most one decimal, thousands in full.
 *
 * @example peopleLabel(67_760_000, words, formats) // '67.8M'
 */
export function peopleLabel(people: number, words: PeopleWords, { count }: Formats): string {
  if (people < MILLION) return count(people);
  return words.millions({ count: count(mulDiv(people, 10, MILLION, 'half-up') / 10) });
}

/**
 * Writes a large amount short, with millions as {@link peopleLabel} has them.
 *
 * @example dollarsLabel(cents(9_390_000_000), words, formats) // '$93.90M'
 */
export function dollarsLabel(amount: Cents, words: PeopleWords, { money }: Formats): string {
  const size = Math.abs(amount);
  const isInMillions = size >= MILLION * CENTS && size < 1000 * MILLION * CENTS;
  if (!isInMillions) return money(amount, { compact: true });
  return words.millions({ count: money(scaleCents(amount, 1, MILLION, 'half-up')) });
}
