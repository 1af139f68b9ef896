import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';

export function userHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getUser', ({ backend: { state } }) => ({
      ...state.user,
      hasBankConnected: state.bankAccounts.length > 0,
      cryptoEnabled: state.settings.cryptoEnabled,
      timeZone: backend.timeZone,
    })),
  ];
}
