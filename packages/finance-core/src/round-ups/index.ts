export { MULTIPLIERS, type Multiplier } from './multiplier.ts';
export { AUTO_APPLY_THRESHOLDS } from './thresholds.ts';
export { roundUp, type RoundUpOptions } from './roundUp.ts';
export { roundUpProjection, type RoundUpHabit } from './roundUpProjection.ts';
export { roundUpsInRange, type RoundedUp } from './roundUpsInRange.ts';
export { roundUpsThisWeek } from './roundUpsThisWeek.ts';
export { roundUpsThisMonth } from './roundUpsThisMonth.ts';
export { planSweep, type SweepDebt, type SweepInput, type SweepPlan } from './planSweep.ts';
