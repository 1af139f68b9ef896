export { basisPoints, BASIS_POINTS, type BasisPoints } from './basisPoints.ts';
export { monthlyInterest } from './monthlyInterest.ts';
export { uncoveredInterest, type UncoveredInterestInput } from './uncoveredInterest.ts';
export { type MinimumRule, type ShareOf } from './minimumRule.ts';
export { debtTermsNow, type DebtTermsNow } from './debtTermsNow.ts';
export { lastPaymentOn } from './lastPaymentOn.ts';
export { lastPlanDay } from './lastPlanDay.ts';
export { owedNow } from './owedNow.ts';
export { minimumPaymentDue } from './minimumPaymentDue.ts';
export {
  MAX_PLAN_MONTHS,
  type DebtSchedule,
  type OneOffPayment,
  type PayoffOutcome,
  type PlanDebt,
  type PlanInput,
  type PlanOutcome,
  type PlanResult,
  type ScheduleRow,
  type PayoffStrategy,
} from './plan.ts';
export { amortize, type Amortization } from './amortize.ts';
export { levelPayment } from './levelPayment.ts';
export { simulatePlan } from './simulatePlan.ts';
export { planSavings, type PlanSavings } from './planSavings.ts';
export { compareStrategies, type ComparedPlan, type PlanComparison } from './compareStrategies.ts';
export { paymentForTarget, type TargetPayment } from './paymentForTarget.ts';
export { orderDebts } from './orderDebts.ts';
export { debtFreeDate } from './debtFreeDate.ts';
export { cardDisclosure, type CardBalance, type CardDisclosure } from './cardDisclosure.ts';
export { debtDisclosure } from './debtDisclosure.ts';
