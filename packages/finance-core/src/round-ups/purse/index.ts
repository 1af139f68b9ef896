/** The rules of the purse that a page needs; the purse itself is stored by the server (`household`). */
export {
  nextSweep,
  SWEEP_SCHEDULES,
  type NextSweepInput,
  type SweepSchedule,
} from './nextSweep.ts';
export { sweepable } from './sweepable.ts';
export { isCollecting, type CollectingSettings } from './isCollecting.ts';
