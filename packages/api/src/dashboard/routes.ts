import { readHistoryRange } from '@dime-time/finance-core/server';
import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { presentDay } from '../ledger/index.ts';
import { includeRoundUps } from '../round-ups/index.ts';
import { readDashboardSummary } from './readDashboardSummary.ts';
import { readHistory } from './readHistory.ts';

export const dashboardRoutes: readonly Route[] = [
  readRoute('getDashboardSummary', readDashboardSummary),
  readRoute('getHistory', (db, household, call) => {
    const { searchParams } = new URL(call.url);
    const range = readHistoryRange(searchParams, presentDay(household).today);
    return readHistory(db, household, range);
  }),
  writeRoute('includeRoundUps', async (tx, household, body) => {
    await includeRoundUps(tx, household, body);
    return readDashboardSummary(tx, household);
  }),
];
