import { calendarDayOf } from '@dime-time/finance-core';
import {
  endpoints,
  type Endpoint,
  type TransactionRequest,
} from '@dime-time/finance-core/contract';

/** The calls that move money or tokens. */
const MONEY_MOVES: readonly Endpoint[] = [
  endpoints.createPayment,
  endpoints.createAcceleratedPayment,
  endpoints.stakeTokens,
];

/** The calls that create something. Their bodies have names, so a logout removes them. */
export const CREATIONS: readonly Endpoint[] = [endpoints.createDebt, endpoints.createTransaction];

/** Whether the unconfirmed submissions of a call outlast the page: sent as a new one, it would be done twice. */
export function isKept(endpoint: Endpoint): boolean {
  return MONEY_MOVES.includes(endpoint) || CREATIONS.includes(endpoint);
}

/**
 * What makes two bodies of a call one submission. The time of a purchase is when its form was opened,
 * which differs if the form is filled in again: only its day counts.
 *
 * @param timeZone the zone of that day.
 */
export function identityOf(endpoint: Endpoint, body: unknown, timeZone: string): unknown {
  if (endpoint !== endpoints.createTransaction) return body;
  const transaction = body as TransactionRequest;
  return { ...transaction, date: calendarDayOf(transaction.date, timeZone) };
}
