import { http, type HttpHandler } from 'msw/http';
import { problem } from '../http/problem.ts';
import type { World } from './createMockBackend.ts';
import { bankHandlers } from '../banking/bankHandlers.ts';
import { cryptoHandlers } from '../crypto/cryptoHandlers.ts';
import { dashboardSummaryHandlers } from '../dashboard/dashboardHandlers.ts';
import { debtHandlers } from '../debts/debtHandlers.ts';
import { messageHandlers } from '../marketing/messageHandlers.ts';
import { paymentHandlers } from '../debts/paymentHandlers.ts';
import { roundUpHandlers } from '../round-ups/roundUpHandlers.ts';
import { serviceStatusHandlers } from '../crypto/serviceStatusHandlers.ts';
import { sessionHandlers } from '../account/sessionHandlers.ts';
import { tokenHandlers } from '../token/tokenHandlers.ts';
import { transactionHandlers } from '../transactions/transactionHandlers.ts';
import { userHandlers } from '../account/userHandlers.ts';

/** Answers every call of the contract out of a household. */
export function handlersFor(world: World): HttpHandler[] {
  return [
    ...userHandlers(world),
    ...sessionHandlers(world),
    ...dashboardSummaryHandlers(world),
    ...transactionHandlers(world),
    ...debtHandlers(world),
    ...paymentHandlers(world),
    ...roundUpHandlers(world),
    ...cryptoHandlers(world),
    ...serviceStatusHandlers(world),
    ...bankHandlers(world),
    ...messageHandlers(world),
    ...tokenHandlers(world),
  ];
}

/** A call that the contract does not have is a fault of the caller, and says so loudly. */
export const unknownCallHandler: HttpHandler = http.all('*/api/*', ({ request }) =>
  problem(501, {
    detail: `The contract has no ${request.method} ${new URL(request.url).pathname}.`,
  }),
);
