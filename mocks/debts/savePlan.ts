import { monthlyRoundUps, recentRoundUps } from '@dime-time/finance-core';
import type { PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';
import { paidOneOffDays } from '@dime-time/finance-core/household';
import { answerPlan, MOST_LISTED_PLANS, newPlanVersion } from '@dime-time/finance-core/server';
import { todayOf, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import type { MockState } from '../store/state.ts';
import { toDebt } from './editDebt.ts';
import { datedPayments } from './datedPayments.ts';

/** The payoff plan: the newest version, or the default where none is saved. */
export function readPlan(state: MockState, moment: Moment): SavedPlan {
  const { plans, debts } = state;
  const [newest] = plans;
  if (!newest) return answerPlan(undefined, debts);
  const { forecast: _forecast, basis: _basis, ...plan } = newest;
  const payments = datedPayments(state, moment);
  return {
    ...answerPlan(plan, debts),
    paidOneOffDays: paidOneOffDays(plan.oneOffs, payments, todayOf(moment)),
  };
}

/**
 * Saves a version of the payoff plan with the forecast of today; a plan that is the same as the newest
 * version adds none. Only the versions that are listed are kept, since a browser's storage is small.
 *
 * @throws Refusal as `checkPlan` of finance-core.
 */
export function savePlan(state: MockState, request: PlanRequest, moment: Moment): SavedPlan {
  const { plans, settings, transactions } = state;
  const { now, timeZone } = moment;
  const recent = recentRoundUps(transactions, now, timeZone);
  const version = newPlanVersion(request, plans[0], {
    debts: state.debts.map((debt) => toDebt(state, debt, moment)),
    monthlyRoundUps: monthlyRoundUps(recent, settings, now),
    asOf: todayOf(moment),
  });
  if (version) {
    const { plan, forecast, basis } = version;
    const saved = { ...plan, id: nextId(state, 'p'), since: now, forecast, basis };
    state.plans = [saved, ...plans].slice(0, MOST_LISTED_PLANS);
  }
  return readPlan(state, moment);
}
