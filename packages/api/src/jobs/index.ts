export { purgeExpiredRows } from './purgeExpiredRows.ts';
export type { Job } from './job.ts';
export { runWaitingJobs } from './runWaitingJobs.ts';
export { startScheduler } from './startScheduler.ts';
export { withTimeout } from './withTimeout.ts';
