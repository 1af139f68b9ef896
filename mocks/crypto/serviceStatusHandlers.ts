import { FEATURES } from '@dime-time/finance-core/contract';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { World } from '../backend/createMockBackend.ts';

export function serviceStatusHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getServiceStatus', () => ({
      // No coin is ever bought here, and the page says so.
      [world.cryptoProvider]: { configured: false },
      features: [...FEATURES],
    })),
  ];
}
