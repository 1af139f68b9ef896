import { summarizeCrypto } from '@dime-time/finance-core/household';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function cryptoHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getCryptoPurchases', () => backend.state.cryptoPurchases),
    answer(backend, 'getCryptoSummary', () => summarizeCrypto(backend.state.cryptoPurchases)),
  ];
}
