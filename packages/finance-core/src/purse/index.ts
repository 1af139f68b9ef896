/** What a page works out of a purse; the purse itself is kept by the server (`household`). */
export {
  nextSweep,
  SWEEP_SCHEDULES,
  type NextSweepInput,
  type SweepSchedule,
} from './nextSweep.ts';
export { sweepable } from './sweepable.ts';
export { isCollecting, type CollectingSettings } from './isCollecting.ts';
