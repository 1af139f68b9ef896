export { changePurse, EMPTY_PURSE, waitingIn, type Purse, type PurseEvent } from './purse.ts';
export {
  nextSweep,
  SWEEP_SCHEDULES,
  thresholdSweepDue,
  type NextSweepInput,
  type SweepSchedule,
} from './nextSweep.ts';
export { sweepable } from './sweepable.ts';
export { isCollecting, type CollectingSettings } from './isCollecting.ts';
export {
  isAfterRoundUpStart,
  type PurchaseMoment,
  type RoundUpStart,
} from './isAfterRoundUpStart.ts';
export { refundedRoundUp } from './refundedRoundUp.ts';
