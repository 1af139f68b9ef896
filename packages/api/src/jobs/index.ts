export { startScheduler } from './startScheduler.ts';
