import { aprFromPercent, cents } from '@dime-time/finance-core';
import { endpoints } from '@dime-time/finance-core/contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CREATIONS,
  identityOf,
  isKept,
  removeUnconfirmed,
  unconfirmedStore,
} from './unconfirmedStore.ts';

const DAY = 86_400_000;
const FIRST = { body: { debtId: 'd_1', amount: cents(321), source: 'manual' }, key: 'k1' } as const;
const SECOND = { body: { debtId: 'd_2', amount: cents(50), source: 'manual' }, key: 'k2' } as const;

/** A browser with these entries in its localStorage. */
function browser(kept: Record<string, string> = {}) {
  const page = new EventTarget();
  const storage = Object.setPrototypeOf(kept, {
    getItem: (name: string) => (Object.hasOwn(kept, name) ? kept[name] : null),
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  }) as Storage;
  vi.stubGlobal('window', Object.assign(page, { localStorage: storage }));
  return { page, kept };
}

const payments = (owner = 'u_1') => unconfirmedStore(endpoints.createPayment, owner);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the next page has what was not settled, oldest first', () => {
  browser();
  vi.useFakeTimers({ now: 1000 });
  payments().save(SECOND);
  vi.setSystemTime(2000);
  payments().save(FIRST);
  expect(payments().load()).toEqual([SECOND, FIRST]);
  payments().remove('k2');
  expect(payments().load()).toEqual([FIRST]);
});

test('another user and another call have none of it', () => {
  browser();
  payments().save(FIRST);
  expect(payments('u_2').load()).toEqual([]);
  expect(unconfirmedStore(endpoints.createAcceleratedPayment, 'u_1').load()).toEqual([]);
});

test('a logout removes what was being created, and keeps payments', () => {
  browser();
  const debts = unconfirmedStore(endpoints.createDebt, 'u_1');
  payments().save(FIRST);
  debts.save({
    body: {
      name: 'Store Card',
      currentBalance: cents(120_000),
      minimumPayment: cents(3_550),
      interestRate: aprFromPercent(19.9),
      dueDate: 3,
    },
    key: 'k3',
  });
  expect(debts.load()).toHaveLength(1);
  removeUnconfirmed(CREATIONS);
  expect(debts.load()).toEqual([]);
  expect(payments().load()).toEqual([FIRST]);
});

test('it expires before the server forgets its key, counted from the first attempt', () => {
  const { kept } = browser();
  vi.useFakeTimers({ now: 0 });
  payments().save(FIRST);
  vi.setSystemTime(5 * DAY);
  payments().save(FIRST);
  vi.setSystemTime(6 * DAY - 1);
  expect(payments().load()).toEqual([FIRST]);
  vi.setSystemTime(6 * DAY);
  expect(payments().load()).toEqual([]);
  expect(Object.keys(kept)).toEqual([]);
});

test('an entry that cannot be read is removed or ignored', () => {
  const { kept } = browser({
    'dime-time.unconfirmed.a': '{',
    'dime-time.unconfirmed.b': '{"owner":"u_1"}',
    'dime-time.theme': 'dark',
  });
  payments().save(FIRST);
  kept['dime-time.unconfirmed.c'] = kept['dime-time.unconfirmed.k1']!.replace('3.21', '-3.21');
  expect(payments().load()).toEqual([FIRST]);
  expect(Object.keys(kept).toSorted()).toEqual([
    'dime-time.theme',
    'dime-time.unconfirmed.c',
    'dime-time.unconfirmed.k1',
  ]);
});

test('a removal in another tab is reported with its key', () => {
  const { page } = browser();
  const listener = vi.fn();
  payments().onRemoved(listener);
  const report = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  report('dime-time.unconfirmed.k1', '{}');
  report('dime-time.theme', null);
  report(null, null);
  expect(listener).not.toHaveBeenCalled();
  report('dime-time.unconfirmed.k1', null);
  expect(listener.mock.calls).toEqual([['k1']]);
});

test('a browser without storage keeps nothing and breaks nothing', () => {
  const page = new EventTarget();
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      throw new DOMException('Not here.', 'SecurityError');
    },
  });
  vi.stubGlobal('window', page);
  payments().save(FIRST);
  payments().remove('k1');
  expect(payments().load()).toEqual([]);
});

const purchase = {
  merchant: 'Corner Shop',
  category: 'Groceries',
  amount: cents(450),
  date: '2026-11-20T03:30:00Z',
};
const identity = (date: string) =>
  identityOf(endpoints.createTransaction, { ...purchase, date }, 'America/New_York');

test('a purchase is the same at any time of its day, in the zone of the household', () => {
  expect(identity('2026-11-20T03:31:07Z')).toEqual(identity(purchase.date));
  expect(identity('2026-11-19T15:00:00Z')).toEqual(identity(purchase.date));
  expect(identity('2026-11-20T05:00:00Z')).not.toEqual(identity(purchase.date));
});

test('every other body is its own identity', () => {
  const body = { debtId: 'd_1', amount: cents(450) };
  expect(identityOf(endpoints.createAcceleratedPayment, body, 'UTC')).toBe(body);
});

test('to end all other sessions is about those of its time, so never the same again', () => {
  const identify = () => identityOf(endpoints.endOtherSessions, undefined, 'UTC');
  expect(identify()).not.toEqual(identify());
});

test('what would be done twice if it were sent anew outlasts the page', () => {
  const { createPayment, createAcceleratedPayment, stakeTokens } = endpoints;
  const { createDebt, createTransaction, includeRoundUps, sendContact } = endpoints;
  const kept = [
    createPayment,
    createAcceleratedPayment,
    stakeTokens,
    createDebt,
    createTransaction,
  ];
  expect(kept.every(isKept)).toBe(true);
  expect([includeRoundUps, sendContact].some(isKept)).toBe(false);
});
