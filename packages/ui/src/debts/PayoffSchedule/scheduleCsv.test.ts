import { calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { scheduleCsv } from './scheduleCsv.ts';

test('a row a month, in plain decimals', () => {
  const rows = [
    {
      month: 1,
      interest: cents(2000),
      payment: cents(10_000),
      principal: cents(8000),
      balance: cents(92_000),
    },
    {
      month: 2,
      interest: cents(1234),
      payment: cents(1000),
      principal: cents(-234),
      balance: cents(92_234),
    },
  ];
  expect(
    scheduleCsv(rows, calendarDay('2026-12-31'), [
      'Month',
      'Payment',
      'Interest',
      'Principal',
      'Balance',
    ]),
  ).toBe(
    'Month,Payment,Interest,Principal,Balance\r\n' +
      '2027-01-31,100.00,20.00,80.00,920.00\r\n' +
      '2027-02-28,10.00,12.34,-2.34,922.34\r\n',
  );
});
