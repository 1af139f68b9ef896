import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { dashboardSummary } from './dashboardSummary.ts';
import type { World } from '../backend/createMockBackend.ts';

export function dashboardSummaryHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getDashboardSummary', () =>
      dashboardSummary(world.state, world.now(), world.timeZone),
    ),
  ];
}
