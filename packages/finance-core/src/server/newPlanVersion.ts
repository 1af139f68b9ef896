import type { PlanRequest, PlanVersion, SavedPlan } from '../contract/plan.ts';
import { DEFAULT_PLAN, type Household, type PlanChoices } from '../forecast/household.ts';
import { planForecast } from '../forecast/planInput.ts';
import { maskCardNumbers } from '../debts/maskCardNumbers.ts';
import { checkPlan } from './checkPlan.ts';
import { planBasis, type ForecastOfPlan } from './withoutDebt.ts';

/** The most versions that GET /api/plan/versions answers. */
export const MOST_LISTED_PLANS = 24;

/** The most versions that are kept of a household; saving another one deletes the oldest. */
export const MOST_SAVED_PLANS = 1000;

/** A version that is stored; its forecast changes only where a debt is deleted: see `withoutDebt`. */
export interface NewPlanVersion extends ForecastOfPlan {
  readonly plan: PlanRequest;
}

type Debts = Household['debts'];

/**
 * The plan that a server answers: the newest version or, where none is saved, the default. Debts that
 * the household no longer has are left out of its order.
 *
 * @param debts those of the household, closed ones included.
 */
export function answerPlan(newest: SavedPlan | undefined, debts: Debts): SavedPlan {
  if (!newest) return { ...DEFAULT_PLAN, order: [], oneOffs: [] };
  return { ...newest, order: knownIds(newest.order, debts) };
}

/**
 * What a saved plan pays, as the dashboard answers it; `undefined` where none is saved.
 *
 * @param debts those of the household, closed ones included.
 */
export function answerPlanChoices(
  newest: SavedPlan | undefined,
  debts: Debts,
): PlanChoices | undefined {
  if (!newest) return undefined;
  const { strategy, order, extraMonthly, oneOffs, includeRoundUps } = answerPlan(newest, debts);
  return { strategy, order, extraMonthly, oneOffs, includeRoundUps };
}

/**
 * The versions that a server answers, at most 24; debts that are gone are left out as in `answerPlan`.
 *
 * @param versions the newest first.
 */
export function answerPlanVersions(versions: readonly PlanVersion[], debts: Debts): PlanVersion[] {
  return versions
    .slice(0, MOST_LISTED_PLANS)
    .map((version) => ({ ...version, order: knownIds(version.order, debts) }));
}

/**
 * Decides what saving a plan adds: a version with the forecast of today, or nothing where the newest
 * one has the same plan. Card numbers are cut out of notes, as they are out of the names of debts, and
 * debts that the household does not have out of an order that is not used.
 *
 * @param newest the newest version, absent where none is saved.
 * @returns `undefined` where the newest version has the same plan.
 * @throws Refusal 422 as `checkPlan`.
 */
export function newPlanVersion(
  request: PlanRequest,
  newest: SavedPlan | undefined,
  household: Household,
): NewPlanVersion | undefined {
  const { debts } = household;
  const order = request.strategy === 'custom' ? request.order : knownIds(request.order, debts);
  const plan = inOneForm({ ...request, order });
  if (newest && isSame(plan, inOneForm(answerPlan(newest, debts)))) return undefined;
  checkPlan(request, household);
  return { plan, forecast: planForecast(plan, household), basis: planBasis(household) };
}

function knownIds(order: readonly string[], debts: Debts): string[] {
  const ids = new Set(debts.map(({ id }) => id));
  return order.filter((id) => ids.has(id));
}

/** The fields of a plan and no others, always in the same order. */
function inOneForm(plan: PlanRequest | SavedPlan): PlanRequest {
  const { strategy, order, extraMonthly, oneOffs, includeRoundUps, targetDate } = plan;
  return {
    strategy,
    order,
    extraMonthly,
    oneOffs: oneOffs.map(({ on, amount, note }) => ({
      on,
      amount,
      ...(note === undefined ? {} : { note: maskCardNumbers(note) }),
    })),
    includeRoundUps,
    ...(targetDate === undefined ? {} : { targetDate }),
  };
}

function isSame(one: PlanRequest, other: PlanRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
