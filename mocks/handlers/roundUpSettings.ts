import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { World } from '../world.ts';

export function roundUpSettingsHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getRoundUpSettings', () => world.state.settings),
    answer(world, 'putRoundUpSettings', ({ body }) => {
      world.state.settings = body;
      return body;
    }),
  ];
}
