import { http, type HttpHandler } from 'msw/http';
import { problem } from '../http/problem.ts';
import type { World } from '../world.ts';
import { bankHandlers } from './bank.ts';
import { cryptoHandlers } from './crypto.ts';
import { dashboardSummaryHandlers } from './dashboardSummary.ts';
import { debtHandlers } from './debts.ts';
import { messageHandlers } from './messages.ts';
import { paymentHandlers } from './payments.ts';
import { roundUpHandlers } from './roundUps.ts';
import { serviceStatusHandlers } from './serviceStatus.ts';
import { sessionHandlers } from './session.ts';
import { tokenHandlers } from './token.ts';
import { transactionHandlers } from './transactions.ts';
import { userHandlers } from './user.ts';

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
