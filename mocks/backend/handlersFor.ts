import { problemAnswer } from '@dime-time/finance-core/server';
import { http, type HttpHandler } from 'msw/http';
import { sessionHandlers, userHandlers, userSessionHandlers } from '../account/index.ts';
import { bankHandlers } from '../banking/index.ts';
import { calendarHandlers } from '../calendar/index.ts';
import { cryptoHandlers, serviceStatusHandlers } from '../crypto/index.ts';
import { dashboardHandlers } from '../dashboard/index.ts';
import { debtHandlers, paymentHandlers, planHandlers } from '../debts/index.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { problem } from '../http/problem.ts';
import { messageHandlers } from '../marketing/index.ts';
import { roundUpHandlers } from '../round-ups/index.ts';
import { tokenHandlers } from '../token/index.ts';
import { transactionHandlers } from '../transactions/index.ts';

/** The handlers of all endpoints of the contract. */
export function handlersFor(backend: MockBackend): HttpHandler[] {
  return [
    ...userHandlers(backend),
    ...sessionHandlers(backend),
    ...userSessionHandlers(backend),
    ...dashboardHandlers(backend),
    ...transactionHandlers(backend),
    ...debtHandlers(backend),
    ...paymentHandlers(backend),
    ...planHandlers(backend),
    ...calendarHandlers(backend),
    ...roundUpHandlers(backend),
    ...cryptoHandlers(backend),
    ...serviceStatusHandlers(backend),
    ...bankHandlers(backend),
    ...messageHandlers(backend),
    ...tokenHandlers(backend),
  ];
}

/** Answers 501 to a call that the contract does not have: an error of the caller. */
export const unknownCallHandler: HttpHandler = http.all('*/api/*', ({ request }) =>
  problem(
    problemAnswer('call-unknown', {
      method: request.method,
      path: new URL(request.url).pathname,
    }),
  ),
);
