import { readRoute, writeRoute, type Route } from '../http/route.ts';
import { includeRoundUps, readDashboardSummary } from '../rules/index.ts';

export const dashboardSummaryRoutes: readonly Route[] = [
  readRoute('getDashboardSummary', readDashboardSummary),
  writeRoute('includeRoundUps', includeRoundUps),
];
