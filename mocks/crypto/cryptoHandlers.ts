import { summarizeCrypto } from '@dime-time/finance-core/household';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { World } from '../backend/createMockBackend.ts';

export function cryptoHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getCryptoPurchases', () => world.state.cryptoPurchases),
    answer(world, 'getCryptoSummary', () => summarizeCrypto(world.state.cryptoPurchases)),
  ];
}
