import { calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { scheduleCsv } from './scheduleCsv.ts';

test('a row a month, in plain decimals', () => {
  const rows = [
    {
      month: calendarMonth('2027-01'),
      interest: cents(2000),
      payment: cents(10_000),
      principal: cents(8000),
      balance: cents(92_000),
    },
    {
      month: calendarMonth('2027-02'),
      interest: cents(1234),
      payment: cents(1000),
      principal: cents(-234),
      balance: cents(92_234),
    },
  ];
  expect(scheduleCsv(rows, ['Month', 'Payment', 'Interest', 'Principal', 'Balance'])).toBe(
    'Month,Payment,Interest,Principal,Balance\r\n' +
      '2027-01,100.00,20.00,80.00,920.00\r\n' +
      '2027-02,10.00,12.34,-2.34,922.34\r\n',
  );
});
