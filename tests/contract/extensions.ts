import { epochMillis, roundUp, type Cents, type Multiplier } from '@dime-time/finance-core';
import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { BAD_AMOUNTS, ODD_TEXTS } from './badValues.ts';
import { hoursAhead } from './purseTools.ts';
import type { Client } from './target.ts';

const PURCHASE = {
  merchant: 'Corner Shop',
  category: 'Groceries',
  date: new Date().toISOString(),
  amount: '4.67',
};
const DEBT = {
  name: 'New Card',
  accountNumber: '**** 1234',
  currentBalance: '500.00',
  originalBalance: '800.00',
  minimumPayment: '25.00',
  interestRate: 19.99,
  dueDate: 31,
};

export function describeExtensions(client: Client): void {
  beforeEach(() => client.target.reset());
  describe('a purchase entered by hand', () => {
    describePurchases(client);
  });
  describe('a debt entered by hand', () => {
    describeDebts(client);
  });
  describe('pages of transactions', () => {
    describePages(client);
  });
}

function describePurchases({ read, send, snapshot }: Client): void {
  const useSettings = async (change: object) => {
    const settings = {
      isEnabled: true,
      multiplier: '1.00',
      autoApplyThreshold: '25.00',
      cryptoEnabled: false,
      cryptoPercentage: '0',
      preferredCrypto: 'BTC',
    };
    expect((await send('putRoundUpSettings', { ...settings, ...change })).status).toBe(200);
  };

  test.each([
    ['4.67', '1.00', 33],
    ['37.42', '1.00', 58],
    ['4.75', '1.00', 25],
    ['5.00', '1.00', 0],
    ['0.01', '1.00', 99],
    ['4.67', '2.00', 66],
    ['4.67', '3.00', 99],
    ['4.67', '5.00', 165],
  ])('%s at %s gives %i cents', async (amount, multiplier, spare) => {
    await useSettings({ multiplier });
    const before = await read('getDashboardSummary');
    const response = await send('createTransaction', { ...PURCHASE, amount });
    expect(response.status).toBe(201);
    const made = readAnswer(endpoints.createTransaction, await response.json());
    expect(made.roundUpAmount).toBe(spare);
    expect(made.roundUpAmount).toBe(roundUp(made.amount, Number(multiplier) as Multiplier));
    expect(await read('getTransactions')).toContainEqual(made);
    const after = await read('getDashboardSummary');
    expect(after.totalRoundUps).toBe((before.totalRoundUps + spare) as Cents);
  });

  test('gives nothing while round-ups are off', async () => {
    await useSettings({ isEnabled: false });
    const response = await send('createTransaction', PURCHASE);
    expect(await response.json()).toMatchObject({ roundUpAmount: '0.00' });
  });

  test('stands where its date puts it', async () => {
    await send('createTransaction', { ...PURCHASE, date: '2001-01-01T00:00:00Z', merchant: 'Old' });
    const newest = (await read('getTransactions'))[0]?.date ?? PURCHASE.date;
    const date = new Date(epochMillis(newest) + 1000).toISOString();
    await send('createTransaction', { ...PURCHASE, date, merchant: 'New' });
    const merchants = (await read('getTransactions')).map(({ merchant }) => merchant);
    expect([merchants.at(0), merchants.at(-1)]).toEqual(['New', 'Old']);
  });

  // Below zero it is a refund.
  const bad = BAD_AMOUNTS.filter(([name]) => name !== 'a negative amount');
  test.each(bad)('is refused with %s for an amount', async (_name, amount) => {
    const before = await snapshot();
    expect((await send('createTransaction', { ...PURCHASE, amount })).status).toBe(422);
    expect(await snapshot()).toBe(before);
  });

  test.each([
    { merchant: '' },
    { merchant: '   ' },
    { merchant: 'x'.repeat(201) },
    { merchant: 'a\u0000b' },
    { category: '' },
    { date: '2026-11-19' },
    { date: '2026-02-30T00:00:00Z' },
    { date: '2026-11-19T14:00:00+02:00' },
    { date: 'yesterday' },
    { date: '1899-12-31T23:59:59Z' },
    { merchant: 'Shop\u0007' },
    { merchant: 'Shop\nTotal' },
    { description: 'half \ud800' },
    { description: 'x'.repeat(501) },
    { description: null },
  ])('is refused with %o', async (change) => {
    const response = await send('createTransaction', { ...PURCHASE, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: Object.keys(change)[0] }] });
  });

  test('is refused more than a day ahead of the clock, with what to do', async () => {
    const before = await snapshot();
    for (const date of [hoursAhead(25), '9999-12-31T00:00:00Z']) {
      const response = await send('createTransaction', { ...PURCHASE, date });
      expect(response.status).toBe(422);
      const message =
        'This date is more than a day in the future. Choose today or an earlier date.';
      expect(await response.json()).toMatchObject({ errors: [{ path: 'date', message }] });
    }
    expect(await snapshot()).toBe(before);
    const ahead = await send('createTransaction', { ...PURCHASE, date: hoursAhead(23) });
    expect(ahead.status).toBe(201);
  });

  test('keeps no card number in its texts', async () => {
    const texts = {
      merchant: 'Card 5555 5555 5555 4444',
      category: 'Card 4000 0566 5566 5556',
      description: 'To 4111-1111-1111-1234',
    };
    const response = await send('createTransaction', { ...PURCHASE, ...texts });
    expect(await response.json()).toMatchObject({
      merchant: 'Card •••• 4444',
      category: 'Card •••• 5556',
      description: 'To •••• 1234',
    });
  });

  test.each(ODD_TEXTS)('keeps %s as text', async (_name, text) => {
    await send('createTransaction', { ...PURCHASE, merchant: text, description: text });
    const found = (await read('getTransactions')).find(({ merchant }) => merchant === text);
    expect(found?.description).toBe(text);
  });
}

function describeDebts({ read, send, snapshot }: Client): void {
  test('joins the debts and the total', async () => {
    const before = await read('getDashboardSummary');
    const response = await send('createDebt', DEBT);
    expect(response.status).toBe(201);
    const made = readAnswer(endpoints.createDebt, await response.json());
    expect(made).toMatchObject({ currentBalance: 50_000, interestRate: 19_990, dueDate: 31 });
    expect(await read('getDebts')).toContainEqual(made);
    expect((await read('getDashboardSummary')).totalDebt).toBe(before.totalDebt + 50_000);
  });

  test('without an original balance begins at the current one', async () => {
    const { originalBalance: _original, accountNumber: _number, ...least } = DEBT;
    const response = await send('createDebt', least);
    expect(await response.json()).toMatchObject({ originalBalance: '500.00' });
  });

  test.each([
    { currentBalance: '0.00', originalBalance: '0.00', minimumPayment: '0.00', interestRate: 0 },
    { currentBalance: '900.00', originalBalance: '800.00' },
  ])('with %o leaves the summary finite', async (change) => {
    expect((await send('createDebt', { ...DEBT, ...change })).status).toBe(201);
    const { progressPercentage } = await read('getDashboardSummary');
    expect(progressPercentage).toBeGreaterThanOrEqual(0);
    expect(progressPercentage).toBeLessThanOrEqual(100);
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(101) },
    { accountNumber: '<script>' },
    { currentBalance: '-1.00' },
    { currentBalance: 500 },
    { currentBalance: '1e3' },
    { originalBalance: '1.234' },
    { minimumPayment: '' },
    { interestRate: -1 },
    { interestRate: '19.99' },
    { interestRate: 10_001 },
    { interestRate: 1.2345 },
    { dueDate: 0 },
    { dueDate: 32 },
    { dueDate: 1.5 },
    { dueDate: '15' },
  ])('is refused with %o', async (change) => {
    const before = await snapshot();
    const response = await send('createDebt', { ...DEBT, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: Object.keys(change)[0] }] });
    expect(await snapshot()).toBe(before);
  });

  test.each(['currentBalance', 'originalBalance', 'minimumPayment'])(
    'is refused with a %s above a hundred million, and taken at it',
    async (path) => {
      const most = await send('createDebt', { ...DEBT, [path]: '100000000.00' });
      expect(most.status).toBe(201);
      const before = await snapshot();
      for (const amount of ['100000000.01', '900000000000.00', '999999999999.99']) {
        const response = await send('createDebt', { ...DEBT, [path]: amount });
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ errors: [{ path }] });
      }
      expect(await snapshot()).toBe(before);
    },
  );

  test('is refused where a household has two hundred, and says so', async () => {
    for (let left = 200 - (await read('getDebts')).length; left > 0; left -= 1) {
      expect((await send('createDebt', DEBT)).status).toBe(201);
    }
    const before = await snapshot();
    const response = await send('createDebt', DEBT);
    expect(response.status).toBe(422);
    const message = 'A household has at most 200 debts.';
    expect(await response.json()).toMatchObject({ errors: [{ path: '', message }] });
    expect(await snapshot()).toBe(before);
  });
}

function describePages({ target, path, read }: Client): void {
  const page = async (query: string) => {
    const response = await target.fetch(`${path('getTransactions')}?${query}`);
    const rows = readAnswer(endpoints.getTransactions, await response.json());
    const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    return { rows, next, response };
  };

  test('follow one another to the end, without a gap or a repetition', async () => {
    const all = await read('getTransactions');
    const collected: string[] = [];
    let query: string | undefined = 'limit=37';
    while (query !== undefined) {
      const { rows, next, response }: Awaited<ReturnType<typeof page>> = await page(query);
      expect(response.headers.get('X-Total-Count')).toBe(String(all.length));
      expect(rows.length).toBeLessThanOrEqual(37);
      collected.push(...rows.map(({ id }) => id));
      query = next?.split('?')[1];
    }
    expect(collected).toEqual(all.map(({ id }) => id));
  });

  test('a page without more has no next', async () => {
    const all = await read('getTransactions');
    expect((await page(`limit=${all.length}`)).next).toBeUndefined();
    expect((await page(`limit=5&before=${all.at(-1)?.id}`)).rows).toEqual([]);
  });

  test('the plain call tells the total and needs no next', async () => {
    const response = await target.fetch(path('getTransactions'));
    const rows = (await response.json()) as unknown[];
    expect(response.headers.get('X-Total-Count')).toBe(String(rows.length));
    expect(response.headers.get('Link')).toBeNull();
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=1e3',
    'limit=',
    'limit=1001',
    'limit=abc',
    'before=',
    'before=nobody',
  ])('?%s is refused', async (query) => {
    const response = await target.fetch(`${path('getTransactions')}?${query}`);
    expect(response.status).toBe(400);
  });
}
