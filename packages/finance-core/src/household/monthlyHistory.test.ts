import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sumCents, ZERO_CENTS } from '../money/index.ts';
import { calendarDay, calendarMonth, monthsBetween } from '../time/index.ts';
import { monthlyHistory, type DebtEntry, type MonthRoundUps } from './monthlyHistory.ts';

const month = calendarMonth;
const YEAR = { from: month('2026-01'), to: month('2026-11') };

function entry(
  debtId: string,
  inMonth: string,
  owed: number,
  kind: DebtEntry['kind'] = 'adjustment',
  reason?: string,
): DebtEntry {
  return { debtId, month: month(inMonth), kind, owed: cents(owed), reason };
}

const read = (
  entries: readonly DebtEntry[],
  roundUps: readonly MonthRoundUps[] = [],
  range = YEAR,
) => monthlyHistory({ entries, roundUps, range });

test('a household without entries has no months', () => {
  expect(read([])).toEqual([]);
  expect(read([], [{ month: month('2026-02'), amount: ZERO_CENTS }])).toEqual([]);
});

test('begins with the first entry and has every month up to the last of the range', () => {
  const months = read([entry('d_1', '2026-08', 5000, 'opening')]);
  expect(months.map((one) => [one.month, one.totalDebt])).toEqual([
    ['2026-08', 5000],
    ['2026-09', 5000],
    ['2026-10', 5000],
    ['2026-11', 5000],
  ]);
});

test('what came before the range is in its balances alone', () => {
  const entries = [
    entry('d_1', '2025-11', 5000, 'opening'),
    entry('d_1', '2025-12', -1000, 'payment'),
  ];
  const [january] = read(entries);
  expect(january).toEqual({
    month: '2026-01',
    totalDebt: 4000,
    paid: 0,
    interest: 0,
    roundUps: 0,
    debts: [{ debtId: 'd_1', balance: 4000, paid: 0, interest: 0 }],
  });
});

test('interest is what statements added as interest, and nothing else', () => {
  const months = read([
    entry('d_1', '2026-11', 5000, 'opening'),
    entry('d_1', '2026-11', 120, 'adjustment', 'interest'),
    entry('d_1', '2026-11', -20, 'adjustment', 'interest'),
    entry('d_1', '2026-11', 300, 'adjustment', 'purchases'),
    entry('d_1', '2026-11', 50, 'adjustment', 'correction'),
    entry('d_1', '2026-11', 7),
  ]);
  expect(months).toMatchObject([{ totalDebt: 5457, interest: 120, paid: 0 }]);
});

test('lists corrections by statements with their days, and no sums', () => {
  const corrected = (reason: string, owed: number, on?: string) => ({
    ...entry('d_1', '2026-11', owed, 'adjustment', reason),
    on: on === undefined ? undefined : calendarDay(on),
  });
  const [november] = read([
    entry('d_1', '2026-11', 5000, 'opening'),
    corrected('correction', -200, '2026-11-21'),
    corrected('interest', 21, '2026-11-20'),
    corrected('purchases', 100, '2026-11-20'),
    corrected('included', 40, '2026-11-20'),
    corrected('interest', 7),
    entry('d_2', '2026-11', 5000, 'opening'),
  ]);
  expect(november?.debts.map(({ corrections }) => corrections)).toEqual([
    [
      { on: '2026-11-20', reason: 'interest', amount: 21 },
      { on: '2026-11-20', reason: 'purchases', amount: 100 },
      { on: '2026-11-21', reason: 'correction', amount: -200 },
    ],
    undefined,
  ]);
});

test('an undone payment leaves nothing', () => {
  const months = read([
    entry('d_1', '2026-10', 5000, 'opening'),
    entry('d_1', '2026-10', -700, 'payment'),
    entry('d_1', '2026-10', 700, 'payment'),
  ]);
  expect(months).toMatchObject([
    { month: '2026-10', totalDebt: 5000, paid: 0 },
    { month: '2026-11', totalDebt: 5000, paid: 0 },
  ]);
});

test('a debt that is paid off stays with nothing owed, and a later one is absent before', () => {
  const months = read([
    entry('d_2', '2026-11', 300, 'opening'),
    entry('d_1', '2026-10', 500, 'opening'),
    entry('d_1', '2026-10', -500, 'payment'),
  ]);
  expect(months.map(({ debts }) => debts.map(({ debtId, balance }) => [debtId, balance]))).toEqual([
    [['d_1', 0]],
    [
      ['d_2', 300],
      ['d_1', 0],
    ],
  ]);
});

test('round-ups are counted in their months, also without a debt', () => {
  const months = read(
    [],
    [
      { month: month('2026-10'), amount: cents(33) },
      { month: month('2026-10'), amount: cents(12) },
    ],
  );
  expect(months).toMatchObject([
    { month: '2026-10', roundUps: 45, totalDebt: 0, debts: [] },
    { month: '2026-11', roundUps: 0 },
  ]);
});

test('a range before the first entry, or one that is empty, has no months', () => {
  const entries = [entry('d_1', '2026-08', 5000, 'opening')];
  expect(read(entries, [], { from: month('2026-01'), to: month('2026-07') })).toEqual([]);
  expect(read(entries, [], { from: month('2026-12'), to: month('2026-11') })).toEqual([]);
});

const MONTHS = monthsBetween(month('2025-01'), month('2026-11'));
const anyMonth = fc.constantFrom(...MONTHS);
const anyEntry = fc.record({
  debtId: fc.constantFrom('d_1', 'd_2', 'd_3'),
  month: anyMonth,
  kind: fc.constantFrom('opening' as const, 'adjustment' as const, 'payment' as const),
  reason: fc.constantFrom('interest', 'purchases', 'correction', undefined),
  owed: fc.integer({ min: -100_000, max: 100_000 }).map(cents),
});
const anyRoundUp = fc.record({ month: anyMonth, amount: fc.nat(99).map(cents) });
const anyHousehold = fc.record({
  entries: fc.array(anyEntry, { maxLength: 60 }),
  roundUps: fc.array(anyRoundUp, { maxLength: 30 }),
});
const ALL = { from: month('2025-01'), to: month('2026-11') };

test('the debts of a month add up to its totals, and the last month to all entries', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const months = monthlyHistory({ ...household, range: ALL });
      for (const one of months) {
        expect(sumCents(one.debts.map(({ balance }) => balance))).toBe(one.totalDebt);
        expect(sumCents(one.debts.map(({ paid }) => paid))).toBe(one.paid);
        expect(sumCents(one.debts.map(({ interest }) => interest))).toBe(one.interest);
      }
      const owed = sumCents(household.entries.map((change) => change.owed));
      expect(months.at(-1)?.totalDebt ?? 0).toBe(owed);
    }),
  );
});

test('each balance is the one of the month before and the changes of the month', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const balances = new Map<string, number>();
      for (const one of monthlyHistory({ ...household, range: ALL })) {
        for (const { debtId, balance } of one.debts) {
          const changed = household.entries.filter(
            (change) => change.debtId === debtId && change.month === one.month,
          );
          const before = balances.get(debtId) ?? 0;
          expect(balance).toBe(before + sumCents(changed.map(({ owed }) => owed)));
          balances.set(debtId, balance);
        }
      }
    }),
  );
});

test('a range that is read in two parts has the same months', () => {
  fc.assert(
    fc.property(anyHousehold, fc.integer({ min: 1, max: MONTHS.length - 1 }), (household, at) => {
      const [last, next] = [MONTHS[at - 1] ?? ALL.from, MONTHS[at] ?? ALL.to];
      const parts = [
        { from: ALL.from, to: last },
        { from: next, to: ALL.to },
      ];
      expect(parts.flatMap((range) => monthlyHistory({ ...household, range }))).toEqual(
        monthlyHistory({ ...household, range: ALL }),
      );
    }),
  );
});
