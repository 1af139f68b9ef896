import { planSavings, type PlanSavings } from '../debts/payoff/planSavings.ts';
import { DEFAULT_PLAN, forecast, type Household } from '../forecast/index.ts';
import { scaleCents } from '../money/index.ts';
import { MULTIPLIERS, type Multiplier } from '../round-ups/multiplier.ts';

/** What a higher multiplier would bring, or why it would bring nothing. */
export type RaisedRoundUps =
  /** The debts end sooner, or cost less interest. */
  | { outcome: 'gains'; from: Multiplier; to: Multiplier; savings: PlanSavings }
  /** They end, which they never do today; neither changes; or they never end either way. */
  | { outcome: 'ends' | 'same' | 'endless'; from: Multiplier; to: Multiplier }
  /** No debt is owed, no round-ups pay debts, or the saved plan leaves them out. */
  | { outcome: 'nothing-owed' | 'no-round-ups' | 'not-counted' }
  /** No multiplier is higher. */
  | { outcome: 'highest'; from: Multiplier };

/**
 * Compares a household’s forecast with the same at a higher multiplier: twice its own where that is
 * offered, else the next one. It assumes the same purchases, and the same share that is invested.
 *
 * @throws RangeError as `forecast`.
 * @example raisedRoundUps(household, 2) // { outcome: 'gains', from: 2, to: 3, savings: … }
 */
export function raisedRoundUps(household: Household, from: Multiplier): RaisedRoundUps {
  const { debts, monthlyRoundUps, plan = DEFAULT_PLAN } = household;
  if (!debts.some(({ currentBalance }) => currentBalance > 0)) return { outcome: 'nothing-owed' };
  if (monthlyRoundUps <= 0) return { outcome: 'no-round-ups' };
  if (!plan.includeRoundUps) return { outcome: 'not-counted' };
  const to = higherMultiplier(from);
  if (to === undefined) return { outcome: 'highest', from };
  const raised = {
    ...household,
    monthlyRoundUps: scaleCents(monthlyRoundUps, to, from, 'half-up'),
  };
  const [before, after] = [forecast(household), forecast(raised)];
  const savings = planSavings(before, after);
  if (!savings) return { outcome: after.outcome === 'paid-off' ? 'ends' : 'endless', from, to };
  const gains = savings.monthsSaved > 0 || savings.interestSaved > 0;
  return gains ? { outcome: 'gains', from, to, savings } : { outcome: 'same', from, to };
}

/** Twice a multiplier where that is offered, else the next one; `undefined` for the highest. */
function higherMultiplier(from: Multiplier): Multiplier | undefined {
  const higher = MULTIPLIERS.filter((each) => each > from);
  return higher.find((each) => each === 2 * from) ?? higher[0];
}
