import { calendarDay, calendarMonth, cents, debtActivity } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { debtActivityCsv } from './debtActivityCsv.ts';

const HEADERS = ['Date', 'What', 'Change', 'Balance'];

const rows = debtActivity({
  debtId: 'd',
  history: [
    {
      month: calendarMonth('2026-11'),
      debts: [
        {
          debtId: 'd',
          balance: cents(95_000),
          paid: cents(10_000),
          interest: cents(3_000),
          corrections: [
            { on: calendarDay('2026-11-02'), reason: 'interest', amount: cents(3_000) },
            { on: calendarDay('2026-11-20'), reason: 'purchases', amount: cents(2_000) },
          ],
        },
      ],
    },
    {
      month: calendarMonth('2026-12'),
      debts: [{ debtId: 'd', balance: cents(95_500), paid: cents(0), interest: cents(0) }],
    },
  ],
  payments: [{ id: 'p', on: calendarDay('2026-11-15'), amount: cents(10_000), source: 'manual' }],
});

test('has a line for each change, with plain decimals and the day or the month', () => {
  expect(debtActivityCsv(rows, HEADERS, ({ kind }) => kind)).toBe(
    'Date,What,Change,Balance\r\n' +
      '2026-11,start,,1000.00\r\n' +
      '2026-11-02,interest,30.00,1030.00\r\n' +
      '2026-11-15,manual,-100.00,930.00\r\n' +
      '2026-11-20,purchases,20.00,950.00\r\n' +
      '2026-12,other,5.00,955.00\r\n',
  );
});

test('the changes of the file are the change of the balance', () => {
  const [, first, ...lines] = debtActivityCsv(rows, HEADERS, ({ kind }) => kind)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (line: readonly string[] | undefined, at: number) => Number(line?.[at]);
  const changed = lines.reduce((sum, line) => sum + cell(line, 2), 0);
  expect(cell(first, 3) + changed).toBe(cell(lines.at(-1), 3));
});

test('quotes a name with a comma or a quotation mark', () => {
  expect(debtActivityCsv(rows.slice(0, 1), ['a'], () => 'Owed, "then"')).toBe(
    'a\r\n2026-11,"Owed, ""then""",,1000.00\r\n',
  );
});
