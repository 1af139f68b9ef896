export { basisPoints, BASIS_POINTS, type BasisPoints } from './basisPoints.ts';
export { monthlyInterest } from './monthlyInterest.ts';
export { type MinimumRule, type ShareOf } from './minimumRule.ts';
export { minimumPaymentDue } from './minimumPaymentDue.ts';
export {
  MAX_PLAN_MONTHS,
  type DebtSchedule,
  type OneOffPayment,
  type PlanDebt,
  type PlanInput,
  type PlanOutcome,
  type PlanResult,
  type Promotion,
  type ScheduleRow,
  type Strategy,
} from './plan.ts';
