import type { PlanRequest } from '../contract/plan.ts';
import { MOST_OWED } from '../debts/mostOwed.ts';
import { lastPlanDay } from '../debts/payoff/lastPlanDay.ts';
import type { Household } from '../forecast/household.ts';
import { addDays } from '../time/index.ts';
import { refusals } from './refusals.ts';

/**
 * Checks a payoff plan that is saved. Its one-off payments, of which the contract limits the number, are
 * each at most what a debt may be, so that no sum of a plan is past `MAX_CENTS`.
 *
 * @throws Refusal 422 that names the field: an amount above $100,000,000.00, a one-off payment before
 *   today or more than a hundred years away, a target date that is not after today or more than a hundred
 *   years away, a debt that is twice in the order or, with the strategy `custom`, that the household does
 *   not have.
 */
export function checkPlan(plan: PlanRequest, { debts, asOf }: Household): void {
  if (plan.extraMonthly > MOST_OWED) throw refusals.planAmountTooLarge('extraMonthly');
  const latest = lastPlanDay(asOf);
  for (const [index, { on, amount }] of plan.oneOffs.entries()) {
    if (on < asOf) throw refusals.planPaymentInPast(`oneOffs.${index}.on`);
    if (on > latest) throw refusals.planPaymentTooLate(`oneOffs.${index}.on`, latest);
    if (amount > MOST_OWED) throw refusals.planAmountTooLarge(`oneOffs.${index}.amount`);
  }
  const ids = new Set(debts.map(({ id }) => id));
  for (const [index, id] of plan.order.entries()) {
    const path = `order.${index}`;
    if (plan.order.indexOf(id) !== index) throw refusals.planDebtRepeated(path);
    if (plan.strategy === 'custom' && !ids.has(id)) throw refusals.planDebtUnknown(path);
  }
  const { targetDate } = plan;
  if (targetDate === undefined) return;
  const earliest = addDays(asOf, 1);
  if (targetDate < earliest || targetDate > latest) throw refusals.planTargetDate(earliest, latest);
}
