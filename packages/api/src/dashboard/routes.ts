import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { includeRoundUps } from '../round-ups/index.ts';
import { readDashboardSummary } from './readDashboardSummary.ts';

export const dashboardRoutes: readonly Route[] = [
  readRoute('getDashboardSummary', readDashboardSummary),
  writeRoute('includeRoundUps', async (tx, household, body) => {
    await includeRoundUps(tx, household, body);
    return readDashboardSummary(tx, household);
  }),
];
