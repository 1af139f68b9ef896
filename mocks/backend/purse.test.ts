import {
  epochMillis,
  sumCents,
  toDecimalString,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import {
  endpointPath,
  endpoints,
  readAnswer,
  sandboxPublicToken,
  type AnswerOf,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import fc from 'fast-check';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { handlersFor } from './handlersFor.ts';
import { createMockBackend } from './createMockBackend.ts';

const ASOF = '2026-11-19T14:05:00Z';

/** A household, its clock, and somebody who presses. */
function household(timeZone: string) {
  let millis = epochMillis(ASOF);
  const now = () => `${new Date(millis).toISOString().slice(0, 19)}Z`;
  const backend = createMockBackend({ asOf: ASOF, now, timeZone });
  const handlers = handlersFor(backend);
  const ask = async (key: EndpointKey, id = 'none', body?: object) => {
    const { method } = endpoints[key];
    const path = endpointPath(endpoints[key], { bank: backend.bank, id });
    const init = body ? { body: JSON.stringify(body) } : {};
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`http://dime-time.test${path}`, { method, headers, ...init });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${method} ${path}.`);
    return response;
  };
  const read = async <Key extends EndpointKey>(
    key: Key,
  ): Promise<AnswerOf<(typeof endpoints)[Key]>> =>
    readAnswer(endpoints[key], await (await ask(key)).json());
  return { ask, read, now, wait: (hours: number) => (millis += hours * 3_600_000) };
}

type Household = ReturnType<typeof household>;

const money = fc.integer({ min: 1, max: 3000 }).map((amount) => toDecimalString(amount as Cents));
/** Few enough amounts that a refund finds its purchase. */
const price = fc.oneof(money, fc.constantFrom('4.67', '8.01', '8.10'));

/** What a person or the time may do; whatever it is, it may be refused. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy'), amount: price }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), amount: price }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay'),
      source: fc.constantFrom('roundup', 'manual'),
      debtId: fc.constantFrom('d_1', 'd_2', 'd_3'),
      amount: fc.oneof(money, fc.constant('all')),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo') }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 120 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose'),
      settings: fc.record({
        isEnabled: fc.boolean(),
        multiplier: fc.constantFrom('1.00', '5.00'),
        autoApplyThreshold: fc.constantFrom('10.00', '25.00'),
        cryptoEnabled: fc.boolean(),
        cryptoPercentage: fc.constantFrom('0', '25', '100'),
        preferredCrypto: fc.constant('BTC'),
        sweep: fc.constantFrom('weekly', 'threshold', 'both'),
        floor: fc.constantFrom('0.00', '1095.00', '2000.00'),
        pausedUntil: fc.constantFrom(null, '2026-11-25T12:00:00Z'),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('link'),
      bank: fc.constantFrom('tidewater', 'granite-hill'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('include') }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take({ ask, read, now, wait }: Household, one: Step): Promise<void> {
  if ('hours' in one) wait(one.hours);
  else if ('settings' in one) await ask('putRoundUpSettings', undefined, one.settings);
  else if ('bank' in one) {
    await ask('exchangeToken', undefined, { publicToken: sandboxPublicToken(one.bank, 'link-1') });
  } else if ('source' in one) {
    const { debtId, source } = one;
    const waiting = (await read('getDashboardSummary')).roundUpsWaiting as Cents;
    const amount = one.amount === 'all' ? toDecimalString(waiting) : one.amount;
    await ask('createPayment', undefined, { debtId, source, amount });
  } else if ('amount' in one) {
    const amount = one.do === 'refund' ? `-${one.amount}` : one.amount;
    const purchase = { merchant: 'Corner Shop', category: 'Groceries', date: now(), amount };
    await ask('createTransaction', undefined, purchase);
  } else if (one.do === 'undo') await ask('undoPayment', (await read('getPayments'))[0]?.id);
  else await ask('includeRoundUps', undefined, { from: `${now().slice(0, 8)}01` });
}

/** What the summary reports, beside what the lists add up to. */
async function books({ read }: Household) {
  const summary = await read('getDashboardSummary');
  const [transactions, payments] = [await read('getTransactions'), await read('getPayments')];
  const coins = await read('getCryptoPurchases');
  const ofRoundUps = payments.filter(({ source }) => source === 'roundup');
  const [collected, applied, invested, returned] = [
    sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
    sumCents(ofRoundUps.map(({ amount }) => amount)),
    sumCents(coins.map(({ amountUsd }) => amountUsd)),
    sumCents(transactions.map(({ roundUpReturned }) => roundUpReturned ?? ZERO_CENTS)),
  ];
  return {
    summary,
    parts: {
      totalRoundUps: collected,
      roundUpsWaiting: collected - applied - invested - returned,
      roundUpsApplied: applied,
      roundUpsInvested: invested,
      roundUpsReturned: returned,
    },
    isReturnedOnce: isReturnedOnce(transactions),
    /** What was ever owed: what is paid is owed no more, to the cent. */
    owedEver: summary.totalDebt + sumCents(payments.map(({ amount }) => amount)),
  };
}

/** Whether refunds of an amount returned no more than purchases of it had collected. */
function isReturnedOnce(transactions: AnswerOf<(typeof endpoints)['getTransactions']>): boolean {
  const left = new Map<number, number>();
  for (const { amount, roundUpAmount, roundUpReturned = 0 } of transactions) {
    const size = Math.abs(amount);
    left.set(size, (left.get(size) ?? 0) + roundUpAmount - roundUpReturned);
  }
  return [...left.values()].every((sum) => sum >= 0);
}

test('whatever is pressed, bought, refunded, swept and undone, no cent is spent twice or lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.constantFrom('UTC', 'America/New_York', 'Pacific/Auckland'),
      async (steps, timeZone) => {
        const home = household(timeZone);
        const { owedEver } = await books(home);
        for (const one of steps) {
          await take(home, one);
          const after = await books(home);
          expect(after.summary).toMatchObject(after.parts);
          expect(after.parts.roundUpsWaiting).toBeGreaterThanOrEqual(0);
          expect(after.isReturnedOnce).toBe(true);
          expect(after.owedEver).toBe(owedEver);
        }
      },
    ),
    { numRuns: 15 },
  );
});
