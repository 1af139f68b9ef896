export { atMost } from './atMost.ts';
export { housekeeping } from './housekeeping.ts';
export type { Job } from './job.ts';
export { runWaitingJobs } from './runWaitingJobs.ts';
export { startScheduler } from './startScheduler.ts';
