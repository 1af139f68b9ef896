import { FEATURES } from '@dime-time/finance-core/contract';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function serviceStatusHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getServiceStatus', () => ({
      // No coin is ever bought here, and the page says so.
      [backend.cryptoProvider]: { configured: false },
      features: [...FEATURES],
    })),
  ];
}
