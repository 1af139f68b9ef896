import { sumCents, toDecimalString, type Cents } from '@dime-time/finance-core';
import { endpoints, readAnswer, type DashboardSummary } from '@dime-time/finance-core/contract';
import { expect } from 'vitest';
import type { Client } from './target.ts';

/** Settings that leave out what they may leave out. */
export const SETTINGS = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '100.00',
  cryptoEnabled: false,
  cryptoPercentage: '0',
  preferredCrypto: 'BTC',
};
/** Before every moment that round-ups could begin at. */
export const LONG_AGO = '2001-01-01T00:00:00Z';
/** After every moment that round-ups could begin at: within the day that a purchase may be ahead. */
export const LATER = hoursAhead(20);

/** A moment to come. */
export function hoursAhead(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** What a test of the purse does to a household. */
export function toolsOf({ read, send }: Client) {
  const choose = async (change: object = {}) => {
    expect((await send('putRoundUpSettings', { ...SETTINGS, ...change })).status).toBe(200);
  };
  /** A purchase, or below zero a refund. */
  const buy = async (amount: string, date = LATER, merchant = 'Corner Shop') => {
    const purchase = { merchant, category: 'Groceries', date, amount };
    const response = await send('createTransaction', purchase);
    expect(response.status).toBe(201);
    return readAnswer(endpoints.createTransaction, await response.json());
  };
  const debtId = async () => {
    const debts = await read('getDebts');
    return debts.find(({ currentBalance }) => currentBalance > 100_000)?.id;
  };
  const apply = async (amount: string, headers: Record<string, string> = {}) =>
    send('createPayment', { debtId: await debtId(), amount, source: 'roundup' }, headers);
  const waiting = async () => (await read('getDashboardSummary')).roundUpsWaiting as Cents;
  /** Applies all that waits. */
  const empty = async () => {
    const amount = await waiting();
    if (amount > 0) expect((await apply(toDecimalString(amount))).status).toBe(201);
  };
  return { choose, buy, apply, waiting, empty };
}

export type Tools = ReturnType<typeof toolsOf>;

/** The parts of the purse, which the total has to be. */
export function sumOfParts(summary: DashboardSummary): Cents {
  const { roundUpsWaiting, roundUpsApplied, roundUpsInvested, roundUpsReturned } = summary;
  const parts = [roundUpsWaiting, roundUpsApplied, roundUpsInvested, roundUpsReturned];
  const sum = sumCents(parts.map((part) => part ?? (Number.NaN as Cents)));
  expect(sum).toBe(summary.totalRoundUps);
  expect(roundUpsWaiting).toBeGreaterThanOrEqual(0);
  return sum;
}
