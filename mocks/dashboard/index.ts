export { dashboardSummary } from './dashboardSummary.ts';
export { dashboardHandlers } from './dashboardHandlers.ts';
