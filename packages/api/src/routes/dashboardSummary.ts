import { readRoute, type Route } from '../http/route.ts';
import { readDashboardSummary } from '../rules/index.ts';

export const dashboardSummaryRoutes: readonly Route[] = [
  readRoute('getDashboardSummary', readDashboardSummary),
];
