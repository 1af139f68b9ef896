export { withDeadLetters } from './deadLetters.ts';
export type { Job, Piece, SharedJob } from './job.ts';
export { observeQueues } from './observeQueues.ts';
export { purgeExpiredRows } from './purgeExpiredRows.ts';
export { startScheduler } from './startScheduler.ts';
export { withTimeout } from './withTimeout.ts';
