import { calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { debtMonthsCsv } from './debtMonthsCsv.ts';

test('has a line for each month, with plain decimals', () => {
  const change = {
    month: calendarMonth('2026-11'),
    before: cents(100_000_000),
    interest: cents(12_912),
    purchases: cents(10_000),
    corrections: cents(-20_000),
    other: cents(-5),
    paid: cents(2_500),
    balance: cents(100_000_407),
  };
  const headers = [
    'Month',
    'Started with',
    'Interest',
    'Purchases',
    'Corrections',
    'Other changes',
    'Paid',
    'Balance',
  ];
  expect(debtMonthsCsv([change], headers)).toBe(
    'Month,Started with,Interest,Purchases,Corrections,Other changes,Paid,Balance\r\n' +
      '2026-11,1000000.00,129.12,100.00,-200.00,-0.05,25.00,1000004.07\r\n',
  );
});
