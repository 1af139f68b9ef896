import { FEATURES } from '@dime-time/finance-core/contract';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function serviceStatusHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getServiceStatus', () => ({
      // No crypto orders are executed; the page shows the service as not configured.
      [backend.cryptoProvider]: { configured: false },
      features: [...FEATURES],
    })),
  ];
}
