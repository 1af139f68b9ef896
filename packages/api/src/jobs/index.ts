export { startScheduler, type Scheduler } from './startScheduler.ts';
