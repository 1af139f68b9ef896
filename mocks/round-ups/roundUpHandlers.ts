import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { includeRoundUps } from './earlierRoundUps.ts';
import { dashboardSummary } from '../dashboard/dashboardSummary.ts';
import { momentOf } from '../store/moment.ts';
import { saveSettings } from './saveSettings.ts';
import type { World } from '../backend/createMockBackend.ts';

export function roundUpHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getRoundUpSettings', () => world.state.settings),
    answer(world, 'putRoundUpSettings', ({ body }) => saveSettings(world.state, body, world.now())),
    answer(world, 'includeRoundUps', ({ body }) => {
      includeRoundUps(world.state, body, momentOf(world));
      return dashboardSummary(world.state, world.now(), world.timeZone);
    }),
  ];
}
