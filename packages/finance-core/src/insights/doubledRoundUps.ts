import { planSavings, type PlanSavings } from '../debts/payoff/planSavings.ts';
import { forecast, type Household } from '../forecast/index.ts';
import { scaleCents } from '../money/index.ts';
import { MULTIPLIERS, type Multiplier } from '../round-ups/multiplier.ts';

/**
 * What twice the multiplier would bring: the household's forecast with twice its round-ups a month,
 * against its forecast as it is. It assumes the same purchases, and the same share that is invested.
 *
 * @returns `undefined` where there is no such multiplier, nothing is rounded up, one of the forecasts
 *   never ends, or nothing is gained.
 * @throws RangeError as `forecast`.
 * @example doubledRoundUps(household, 1) // { monthsSaved: 2, interestSaved: 18230 }
 */
export function doubledRoundUps(
  household: Household,
  multiplier: Multiplier,
): PlanSavings | undefined {
  const { monthlyRoundUps } = household;
  const exists = MULTIPLIERS.some((each) => each === 2 * multiplier);
  if (!exists || monthlyRoundUps <= 0) return undefined;
  const doubled = { ...household, monthlyRoundUps: scaleCents(monthlyRoundUps, 2, 1, 'half-up') };
  const savings = planSavings(forecast(household), forecast(doubled));
  return savings && (savings.monthsSaved > 0 || savings.interestSaved > 0) ? savings : undefined;
}
