export { usePayDebt, usePendingPayments } from './mutations.ts';
export { useDebts, usePayments } from './queries.ts';
export { useBankFinds } from './useBankFinds.ts';
