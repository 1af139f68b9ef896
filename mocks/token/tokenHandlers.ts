import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { stakeTokens, tokenBalance } from './stakes.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function tokenHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getTokenInfo', () => backend.state.tokenInfo),
    answer(backend, 'getTokenBalance', () => tokenBalance(backend.state)),
    answer(backend, 'getTokenRewards', () => backend.state.rewards),
    answer(backend, 'stakeTokens', ({ body }) => stakeTokens(backend.state, body, backend.now())),
  ];
}
