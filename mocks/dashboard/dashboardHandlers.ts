import { readHistoryRange } from '@dime-time/finance-core/server';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { includeRoundUps } from '../round-ups/index.ts';
import { momentOf, todayOf } from '../store/moment.ts';
import { dashboardSummary } from './dashboardSummary.ts';
import { readHistory } from './readHistory.ts';

export function dashboardHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getDashboardSummary', () =>
      dashboardSummary(backend.state, momentOf(backend)),
    ),
    answer(backend, 'getHistory', ({ url }) => {
      const moment = momentOf(backend);
      const range = readHistoryRange(url.searchParams, todayOf(moment));
      return readHistory(backend.state, range, moment);
    }),
    // The answer is the summary with the round-ups that were included.
    answer(backend, 'includeRoundUps', ({ body }) => {
      includeRoundUps(backend.state, body, momentOf(backend));
      return dashboardSummary(backend.state, momentOf(backend));
    }),
  ];
}
