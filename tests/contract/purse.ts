import {
  addDays,
  calendarDay,
  epochMillis,
  roundUp,
  startOfDay,
  sumCents,
  toDecimalString,
  type Cents,
} from '@dime-time/finance-core';
import {
  endpoints,
  readAnswer,
  sandboxPublicToken,
  type DashboardSummary,
} from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const SETTINGS = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '100.00',
  cryptoEnabled: false,
  cryptoPercentage: '0',
  preferredCrypto: 'BTC',
};
/** Before and after every moment that round-ups could begin at. */
const [LONG_AGO, LATER] = ['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];

/** What is collected, and what became of it: no cent is spent twice, or lost. */
export function describePurse(client: Client): void {
  beforeEach(() => client.target.reset());
  const { read } = client;

  test('what waits, was applied, invested and returned is all that purchases were rounded up by', async () => {
    expect(sumOfParts(await read('getDashboardSummary'))).toBe(
      sumCents((await read('getTransactions')).map(({ roundUpAmount }) => roundUpAmount)),
    );
    expect((await read('getServiceStatus')).features).toContain('purse');
  });

  describe('applying', () => {
    describeApplying(client, toolsOf(client));
  });
  describe('a refund', () => {
    describeRefunds(client, toolsOf(client));
  });
  describe('settings', () => {
    describeSchedule(client, toolsOf(client));
  });
  describe('purchases from before the link', () => {
    describeEarlier(client);
  });
}

function toolsOf({ read, send }: Client) {
  const choose = async (change: object = {}) => {
    expect((await send('putRoundUpSettings', { ...SETTINGS, ...change })).status).toBe(200);
  };
  /** A purchase, or below zero a refund. */
  const buy = async (amount: string, date = LATER) => {
    const purchase = { merchant: 'Corner Shop', category: 'Groceries', date, amount };
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

type Tools = ReturnType<typeof toolsOf>;

/** The parts of the purse, which the total has to be. */
function sumOfParts(summary: DashboardSummary): Cents {
  const { roundUpsWaiting, roundUpsApplied, roundUpsInvested, roundUpsReturned } = summary;
  const parts = [roundUpsWaiting, roundUpsApplied, roundUpsInvested, roundUpsReturned];
  const sum = sumCents(parts.map((part) => part ?? (Number.NaN as Cents)));
  expect(sum).toBe(summary.totalRoundUps);
  expect(roundUpsWaiting).toBeGreaterThanOrEqual(0);
  return sum;
}

function describeApplying({ read, send, snapshot }: Client, tools: Tools): void {
  const { choose, buy, apply, waiting, empty } = tools;
  beforeEach(() => choose());

  test('takes from what waits, and the total stays', async () => {
    await buy('4.50');
    const before = await read('getDashboardSummary');
    const response = await apply('0.30');
    expect(response.status).toBe(201);
    const payment = readAnswer(endpoints.createPayment, await response.json());
    expect(payment).toMatchObject({ amount: 30, source: 'roundup' });
    const [newest] = await read('getPayments');
    expect(newest).toMatchObject({ id: payment.id, amount: 30, source: 'roundup' });
    const after = await read('getDashboardSummary');
    sumOfParts(after);
    expect(after).toMatchObject({
      totalRoundUps: before.totalRoundUps,
      roundUpsWaiting: (before.roundUpsWaiting ?? 0) - 30,
      roundUpsApplied: (before.roundUpsApplied ?? 0) + 30,
      totalDebt: before.totalDebt - 30,
      thisMonthPayments: before.thisMonthPayments + 30,
    });
  });

  test('more than waits is refused by name, and nothing changes', async () => {
    await empty();
    await buy('4.06');
    const before = await snapshot();
    const response = await apply('0.95');
    expect(response.status).toBe(422);
    const message = 'Your round-ups hold $0.94. Enter that or less.';
    expect(await response.json()).toMatchObject({ errors: [{ path: 'amount', message }] });
    expect(await snapshot()).toBe(before);
    expect((await apply('0.94')).status).toBe(201);
    expect((await apply('0.01')).status).toBe(422);
    expect(await waiting()).toBe(0);
  });

  test('presses that race for what waits spend it once', async () => {
    await empty();
    await buy('4.00', LATER);
    await buy('4.10');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await apply('0.40')).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await waiting()).toBe(10);
    sumOfParts(await read('getDashboardSummary'));
  });

  test('sent again under its key, it is one payment', async () => {
    await buy('4.50');
    const key = { 'Idempotency-Key': 'a-key-of-the-purse-0001' };
    const first = await (await apply('0.20', key)).text();
    const left = await waiting();
    expect(await (await apply('0.20', key)).text()).toBe(first);
    expect(await waiting()).toBe(left);
  });

  test('a payment by hand or a boost takes nothing from it', async () => {
    await buy('4.50');
    const before = await waiting();
    const debtId = (await read('getDebts'))[0]?.id;
    await send('createPayment', { debtId, amount: '0.10', source: 'manual' });
    await send('createAcceleratedPayment', { debtId, amount: '0.10' });
    expect(await waiting()).toBe(before);
  });
}

function describeRefunds({ read }: Client, { choose, buy, empty, waiting }: Tools): void {
  test.each([
    ['-4.67', '1.00', 33],
    ['-4.67', '5.00', 165],
    ['-5.00', '1.00', 0],
  ])('of %s at %s gives back %i cents, out of what waits', async (amount, multiplier, spare) => {
    await choose({ multiplier });
    for (let count = 0; count < 2; count += 1) await buy('8.01');
    const before = await read('getDashboardSummary');
    const refund = await buy(amount);
    expect(refund).toMatchObject({ roundUpAmount: 0, roundUpReturned: spare });
    expect(await read('getTransactions')).toContainEqual(refund);
    const after = await read('getDashboardSummary');
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps);
    expect(after.roundUpsWaiting).toBe((before.roundUpsWaiting ?? 0) - spare);
    expect(after.roundUpsReturned).toBe((before.roundUpsReturned ?? 0) + spare);
  });

  test('gives back no more than waits', async () => {
    await choose();
    await empty();
    await buy('4.90');
    expect((await buy('-4.67')).roundUpReturned).toBe(10);
    expect((await buy('-4.67')).roundUpReturned).toBe(0);
    expect(await waiting()).toBe(0);
  });

  test('gives back nothing while round-ups are off', async () => {
    await choose();
    await buy('4.50');
    await choose({ isEnabled: false });
    expect((await buy('-4.67')).roundUpReturned).toBe(0);
  });

  test('is the only row that says what it gave back', async () => {
    await choose();
    expect((await buy('4.67')).roundUpReturned).toBeUndefined();
  });
}

function describeSchedule({ read, send, snapshot }: Client, tools: Tools): void {
  const { choose, buy, empty, waiting } = tools;
  const nextSweep = async () => (await read('getDashboardSummary')).nextSweep;

  test.each([
    { sweep: 'weekly' },
    { sweep: 'threshold' },
    { sweep: 'both' },
    { floor: '200.00' },
    { floor: '0.00' },
    { pausedUntil: '2099-01-01T00:00:00.000Z' },
    { pausedUntil: null },
  ])('%o are kept, and stay where a later one leaves them out', async (change) => {
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(await response.json()).toMatchObject(change);
    await choose({ multiplier: '2.00' });
    const kept: unknown = await (await send('getRoundUpSettings')).json();
    expect(kept).toMatchObject({ ...change, multiplier: '2.00' });
  });

  test.each([
    { sweep: 'daily' },
    { sweep: null },
    { floor: '-1.00' },
    { floor: '1e3' },
    { floor: 200 },
    { pausedUntil: 'tomorrow' },
    { pausedUntil: '2099-01-01' },
    { pausedUntil: 5 },
  ])('with %o are refused and change nothing', async (change) => {
    const before = await snapshot();
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: Object.keys(change)[0] }] });
    expect(await snapshot()).toBe(before);
  });

  test('switched on again, what was bought before rounds up to nothing', async () => {
    await choose({ isEnabled: false });
    await choose();
    expect((await buy('4.67', LONG_AGO)).roundUpAmount).toBe(0);
    expect((await buy('4.67')).roundUpAmount).toBe(33);
  });

  test('while paused nothing is rounded up, swept or counted on', async () => {
    await choose();
    await buy('4.50');
    await choose({ pausedUntil: LATER });
    expect((await buy('4.67')).roundUpAmount).toBe(0);
    const summary = await read('getDashboardSummary');
    expect(summary.nextSweep).toBeUndefined();
    expect(summary.monthlyRoundUps).toBe(0);
    await choose({ pausedUntil: null });
    expect((await buy('4.67')).roundUpAmount).toBe(33);
    expect(await nextSweep()).toBeDefined();
  });

  test('the next sweep is told, and none where it would move nothing', async () => {
    await choose({ sweep: 'weekly' });
    await empty();
    expect(await nextSweep()).toBeUndefined();
    await buy('4.50');
    const { asOf = '', nextSweep: weekly = '' } = await read('getDashboardSummary');
    const ahead = epochMillis(weekly) - startOfDay(calendarDay(asOf), 'UTC');
    // A day of play for the zone that a household lives in.
    expect(ahead / 86_400_000).toBeGreaterThan(-1);
    expect(ahead / 86_400_000).toBeLessThanOrEqual(8);
    await choose({ sweep: 'threshold' });
    expect(await nextSweep()).toBeUndefined();
    await choose({ sweep: 'weekly', floor: '1000000.00' });
    expect(await nextSweep()).toBeUndefined();
  });

  test('that of a threshold is a day away', async () => {
    await choose({ sweep: 'threshold', autoApplyThreshold: '10.00', multiplier: '5.00' });
    for (let count = 0; count < 3; count += 1) await buy('4.01');
    expect(await waiting()).toBeGreaterThanOrEqual(1000);
    const { asOf = '', nextSweep: due = '' } = await read('getDashboardSummary');
    const ahead = epochMillis(due) - startOfDay(calendarDay(asOf), 'UTC');
    expect(ahead / 86_400_000).toBeGreaterThan(0);
    expect(ahead / 86_400_000).toBeLessThanOrEqual(3);
  });

  test('the account that is charged is the first checking account, with what it has', async () => {
    const { chargedAccount } = await read('getDashboardSummary');
    const first = (await read('getBankAccounts')).find(
      ({ accountType, isActive }) => isActive && accountType === 'checking',
    );
    const balances = await read('getBankBalances');
    const balance = balances.find(({ account_id }) => account_id === first?.accountId);
    expect(chargedAccount).toEqual({
      accountId: first?.accountId,
      name: first?.accountName,
      mask: first?.mask,
      available: balance?.balances.available ?? undefined,
    });
  });
}

function describeEarlier({ read, send, snapshot }: Client): void {
  const link = async () => {
    const publicToken = sandboxPublicToken('tidewater', 'link-1');
    expect((await send('exchangeToken', { publicToken })).status).toBe(200);
  };
  const include = async (from: string | null) => {
    const response = await send('includeRoundUps', { from });
    expect(response.status).toBe(200);
    return readAnswer(endpoints.includeRoundUps, await response.json());
  };
  const roundUps = async () =>
    new Map((await read('getTransactions')).map(({ id, roundUpAmount }) => [id, roundUpAmount]));

  test('linking a bank moves no money, and rounds up nothing from before it', async () => {
    const before = await read('getDashboardSummary');
    const known = await roundUps();
    await link();
    const after = await read('getDashboardSummary');
    expect(after.totalRoundUps).toBe(before.totalRoundUps);
    expect(after.roundUpsWaiting).toBe(before.roundUpsWaiting);
    const added = (await read('getTransactions')).filter(({ id }) => !known.has(id));
    expect(added.length).toBeGreaterThan(0);
    expect(added.every(({ roundUpAmount }) => roundUpAmount === 0)).toBe(true);
  });

  test('those of this month are offered, rounded up on a yes, and not offered again', async () => {
    await send('putRoundUpSettings', { ...SETTINGS, multiplier: '2.00' });
    await link();
    const before = await read('getDashboardSummary');
    const zero = await roundUps();
    const first = `${before.asOf?.slice(0, 7)}-01`;
    const after = await include(first);
    const changed = (await read('getTransactions')).filter(
      ({ id, roundUpAmount }) => zero.get(id) !== roundUpAmount,
    );
    expect(changed.every((row) => row.roundUpAmount === roundUp(row.amount, 2))).toBe(true);
    const offer = { from: first, amount: sumCents(changed.map((row) => row.roundUpAmount)) };
    // On the first of a month there may be nothing to offer yet.
    expect(before.earlierRoundUps).toEqual(
      changed.length === 0 ? undefined : { ...offer, purchases: changed.length },
    );
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps + offer.amount);
    expect(after.roundUpsWaiting).toBe((before.roundUpsWaiting ?? 0) + offer.amount);
    expect(after.earlierRoundUps).toBeUndefined();
    expect(await read('getDashboardSummary')).toEqual(after);
    expect((await include(first)).totalRoundUps).toBe(after.totalRoundUps);
  });

  test('a no is for good', async () => {
    await link();
    const { earlierRoundUps: _offer, ...before } = await read('getDashboardSummary');
    expect(await include(null)).toEqual(before);
    expect(await include(before.asOf ?? '')).toEqual(before);
  });

  test('from a day to come, or from another month, is refused and changes nothing', async () => {
    await link();
    const today = calendarDay((await read('getDashboardSummary')).asOf ?? '');
    const before = await snapshot();
    const first = calendarDay(`${today.slice(0, 7)}-01`);
    for (const from of [addDays(today, 1), addDays(first, -1), 'soon', 5, undefined]) {
      const response = await send('includeRoundUps', { from });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'from' }] });
    }
    expect(await snapshot()).toBe(before);
  });
}
