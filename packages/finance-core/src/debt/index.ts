export { months, type Months } from './months.ts';
export { percentPaid, type DebtProgress } from './percentPaid.ts';
export { monthsLeft } from './monthsLeft.ts';
export { boostEstimateMonths, type Boost } from './boostEstimateMonths.ts';
export { ordinal } from './ordinal.ts';
export { dueDateLabel } from './dueDateLabel.ts';
export { debtTotals, type DebtTotals } from './debtTotals.ts';
export { nextDueDate } from './nextDueDate.ts';
export { highestAprDebt, type RankedDebt } from './highestAprDebt.ts';
