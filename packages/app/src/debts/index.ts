export { usePayDebt, usePendingPayments } from './mutations.ts';
export { useDebts, usePayments } from './queries.ts';
export { useExpectedPlanHref } from './plan.ts';
export { useBankFinds } from './useBankFinds.ts';
