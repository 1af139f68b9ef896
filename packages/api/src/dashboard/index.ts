export { readDashboardSummary } from './readDashboardSummary.ts';
export { dashboardRoutes } from './routes.ts';
