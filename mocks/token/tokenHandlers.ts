import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { stake, tokenBalance } from './stakes.ts';
import type { World } from '../backend/createMockBackend.ts';

export function tokenHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getTokenInfo', () => world.state.tokenInfo),
    answer(world, 'getTokenBalance', () => tokenBalance(world.state)),
    answer(world, 'getTokenRewards', () => world.state.rewards),
    answer(world, 'stakeTokens', ({ body }) => stake(world.state, body, world.now())),
  ];
}
