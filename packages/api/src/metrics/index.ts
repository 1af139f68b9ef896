export { NO_METRICS, startMetrics } from './startMetrics.ts';
