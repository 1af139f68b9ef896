export {
  forecast,
  forecastDate,
  forecastInput,
  freedMinimums,
  type Household,
} from './forecast.ts';
export { habitRange } from './habitRange.ts';
export { recentRoundUps, type RoundedUpOrRefunded } from './recentRoundUps.ts';
export { monthlyRoundUps, type RoundUpShare } from './monthlyRoundUps.ts';
export {
  DEFAULT_PLAN,
  planForecast,
  planInput,
  type PlanChoices,
  type PlanForecast,
} from './planInput.ts';
export { nextPayments, type NextPayment } from './nextPayments.ts';
export { planOverview, type DebtPayoff, type PlanOverview } from './planOverview.ts';
export { planMonths, planYears, type YearOfPlan } from './planTotals.ts';
export { targetExtra, type TargetExtra } from './targetExtra.ts';
