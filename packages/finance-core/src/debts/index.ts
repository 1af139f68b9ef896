export { months, type Months } from './months.ts';
export { percentPaid, type DebtProgress } from './percentPaid.ts';
export { monthsLeft } from './monthsLeft.ts';
export { balanceChanges, type BalanceChange, type DebtAtMonthEnd } from './balanceChanges.ts';
export { boostEstimateMonths, type Boost } from './boostEstimateMonths.ts';
export { ordinal } from './ordinal.ts';
export { dueDateLabel } from './dueDateLabel.ts';
export {
  estimatedInterest,
  type DatedPayment,
  type InterestBearing,
} from './estimatedInterest.ts';
export { paidElsewhere, type ChargedDebt } from './paidElsewhere.ts';
export { debtTotals, type DebtTotals } from './debtTotals.ts';
export { nextDueDate } from './nextDueDate.ts';
export { compareByApr, type RankedDebt } from './compareByApr.ts';
export { highestAprDebt } from './highestAprDebt.ts';
export { MOST_OWED } from './mostOwed.ts';
