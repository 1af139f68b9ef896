import { describe, expect, test } from 'vitest';
import { classifyBankRow } from '../index.ts';
import { calendarDay, calendarDayOf } from '../../time/index.ts';
import { createRandom } from './random.ts';
import { sandboxDay, type SandboxDayInput } from './sandboxDay.ts';

const day = (change: Partial<SandboxDayInput> = {}) =>
  sandboxDay({
    random: createRandom(1),
    accountId: 'acc_1',
    day: calendarDay('2026-11-18'),
    timeZone: 'America/New_York',
    perDay: 40,
    limit: 40,
    until: '2027-01-01T00:00:00Z',
    ...change,
  });

test('the same source makes the same day, another one another', () => {
  expect(day()).toEqual(day());
  expect(day()).not.toEqual(day({ random: createRandom(2) }));
});

test('a day’s purchases lie within the zone’s day, newest first, each with an id of its own', () => {
  const rows = day();
  expect(rows.length).toBeGreaterThan(5);
  const times = rows.map(({ datetime }) => datetime ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { date, datetime, account_id } of rows) {
    expect(calendarDayOf(datetime ?? '', 'America/New_York')).toBe(date);
    expect(account_id).toBe('acc_1');
  }
  expect(new Set(rows.map((row) => row.transaction_id)).size).toBe(rows.length);
});

test('every shop comes sooner or later, and all of it is a purchase', () => {
  const random = createRandom(5);
  const rows = Array.from({ length: 60 }, () => day({ random })).flat();
  expect(new Set(rows.map((row) => row.merchant_name)).size).toBe(18);
  expect(rows.filter((row) => classifyBankRow(row).kind !== 'purchase')).toEqual([]);
});

test('no more than is wanted, and none after the present moment', () => {
  expect(day({ limit: 3 })).toHaveLength(3);
  const noon = '2026-11-18T17:00:00Z';
  const rows = day({ until: noon });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(day().length);
  expect(rows.every(({ datetime }) => (datetime ?? '') <= noon)).toBe(true);
});

describe('what else an account sees', () => {
  test.each([
    ['01', ['money-in']],
    ['15', ['money-in']],
    ['05', ['transfer']],
    ['12', ['cash-withdrawal', 'fee']],
    ['20', ['card-payment']],
    ['18', []],
  ])('on the %s of a month', (date, reasons) => {
    const rows = day({ day: calendarDay(`2026-11-${date}`), limit: 0 });
    expect(rows.map((row) => classifyBankRow(row).reason)).toEqual(reasons);
  });

  test('the card that is paid on the 20th says so, too', () => {
    const rows = day({ day: calendarDay('2026-11-20'), limit: 0, cardId: 'acc_card' });
    expect(rows.map(({ account_id, amount }) => [account_id, amount])).toEqual([
      ['acc_1', 15_500],
      ['acc_card', -15_500],
    ]);
  });
});
