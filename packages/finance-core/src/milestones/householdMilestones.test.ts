import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumCents, ZERO_CENTS } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { householdMilestones, type MilestoneInput } from './householdMilestones.ts';

const TODAY = calendarDay('2026-11-19');
const debt = (id: string, originalBalance: number, currentBalance: number) => ({
  id,
  originalBalance: cents(originalBalance),
  currentBalance: cents(currentBalance),
});
const pay = (debtId: string, amount: number, date = '2026-11-19T15:00:00Z') => ({
  debtId,
  amount: cents(amount),
  date,
});
const base: MilestoneInput = {
  debts: [],
  payments: [],
  transactions: [],
  totalRoundUps: ZERO_CENTS,
  timeZone: 'America/New_York',
};
const on = (change: Partial<MilestoneInput>, day = TODAY) =>
  householdMilestones(day, { ...base, ...change });

describe('the first debt', () => {
  const debts = [debt('a', 10_000, 0), debt('b', 90_000, 90_000)];

  test('is told on the day of its last payment, in the household’s zone', () => {
    const payments = [
      pay('a', 100, '2026-11-20T04:59:59Z'),
      pay('a', 9900, '2026-11-01T12:00:00Z'),
    ];
    expect(on({ debts, payments })).toEqual([{ kind: 'first-debt', debtId: 'a' }]);
    expect(on({ debts, payments: [pay('a', 100, '2026-11-20T05:00:00Z')] })).toEqual([]);
  });

  test('is told once: another one is not the first', () => {
    const both = [debt('a', 10_000, 0), debt('b', 90_000, 0), debt('c', 900_000, 900_000)];
    expect(on({ debts: both, payments: [pay('b', 100)] })).toEqual([]);
    // Of two on one day, the one that was gone earlier.
    const payments = [pay('b', 100, '2026-11-19T16:00:00Z'), pay('a', 100)];
    expect(on({ debts: both, payments })).toEqual([{ kind: 'first-debt', debtId: 'a' }]);
  });

  test('is not one that never owed anything', () => {
    const empty = [...debts, debt('e', 0, 0)];
    expect(on({ debts: empty, payments: [pay('a', 1)] })).toEqual([
      { kind: 'first-debt', debtId: 'a' },
    ]);
    expect(on({ debts: empty })).toEqual([]);
  });

  test('is still told of an earlier day, once more was paid since', () => {
    const later = [pay('a', 100), pay('b', 5000, '2026-11-25T15:00:00Z')];
    expect(
      on({ debts: [debt('a', 10_000, 0), debt('b', 90_000, 85_000)], payments: later }),
    ).toEqual([{ kind: 'first-debt', debtId: 'a' }]);
  });
});

describe('a quarter', () => {
  test.each([
    [75_001, 1, []],
    [75_000, 1, [{ kind: 'quarter', percent: 25 }]],
    [74_999, 1, []],
    [50_000, 100, [{ kind: 'quarter', percent: 50 }]],
    [20_000, 70_000, [{ kind: 'quarter', percent: 75 }]],
  ])('of $1,000.00, %i cents left after %i paid', (owed, paid, expected) => {
    expect(on({ debts: [debt('a', 100_000, owed)], payments: [pay('a', paid)] })).toEqual(expected);
  });

  test('the last one is the last debt', () => {
    const debts = [debt('a', 50_000, 0), debt('b', 50_000, 0)];
    expect(on({ debts, payments: [pay('a', 1)] })).toEqual([{ kind: 'quarter', percent: 100 }]);
  });
});

describe('round-ups', () => {
  const transactions = [{ date: '2026-11-19T15:00:00Z', roundUpAmount: cents(33) }];

  test.each([
    [9999, false],
    [10_000, true],
    [10_032, true],
    [10_033, false],
  ])('with %i cents in all', (total, isReached) => {
    expect(on({ transactions, totalRoundUps: cents(total) })).toEqual(
      isReached ? [{ kind: 'round-ups', amount: 10_000 }] : [],
    );
  });
});

const amounts = fc.integer({ min: 1, max: 40_000 });
const days = fc.integer({ min: 0, max: 9 });
interface History {
  readonly originals: number[];
  /** Which debt, how much, and on which day after today. */
  readonly payments: [debt: number, amount: number, day: number][];
  readonly purchases: [roundUp: number, day: number][];
}

const histories: fc.Arbitrary<History> = fc.record({
  originals: fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 4 }),
  payments: fc.array(fc.tuple(fc.nat({ max: 3 }), amounts, days), { maxLength: 30 }),
  purchases: fc.array(fc.tuple(fc.integer({ min: 0, max: 2500 }), days), { maxLength: 20 }),
});

/** Debts that have been paid on, never past nothing. */
function household({ originals, payments, purchases }: History) {
  const left = [...originals];
  const paid = payments
    .toSorted(([, , one], [, , other]) => one - other)
    .flatMap(([at, wanted, day]) => {
      const index = at % originals.length;
      const amount = Math.min(wanted, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - amount;
      const date = `${addDays(TODAY, day)}T15:00:00Z`;
      return amount === 0 ? [] : [pay(`${index}`, amount, date)];
    });
  const transactions = purchases.map(([roundUp, day]) => ({
    date: `${addDays(TODAY, day)}T15:00:00Z`,
    roundUpAmount: cents(roundUp),
  }));
  return {
    ...base,
    debts: originals.map((original, index) => debt(`${index}`, original, left[index] ?? 0)),
    payments: paid,
    transactions,
    totalRoundUps: sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
  };
}

describe('over days of payments and purchases alone', () => {
  const WEEK = Array.from({ length: 10 }, (_, day) => addDays(TODAY, day));

  test('each is told on one day at most, and quarters ascend', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const input = household(history);
        const all = WEEK.flatMap((day) => householdMilestones(day, input));
        const percents = all.flatMap((one) => (one.kind === 'quarter' ? [one.percent] : []));
        expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other));
        for (const kind of ['first-debt', 'round-ups'] as const) {
          expect(all.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('each is told by the end, if it is reached by then', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const input = household(history);
        const all = WEEK.flatMap((day) => householdMilestones(day, input));
        const isGone = input.debts.some(({ currentBalance }) => currentBalance === 0);
        expect(all.some(({ kind }) => kind === 'first-debt')).toBe(isGone);
        expect(all.some(({ kind }) => kind === 'round-ups')).toBe(input.totalRoundUps >= 10_000);
        const original = sumCents(input.debts.map(({ originalBalance }) => originalBalance));
        const owed = sumCents(input.debts.map(({ currentBalance }) => currentBalance));
        const reached = Math.floor(((original - owed) * 4) / original) * 25;
        const highest = all.flatMap((one) => (one.kind === 'quarter' ? [one.percent] : [])).at(-1);
        expect(highest ?? 0).toBe(reached);
      }),
    );
  });

  test('what comes later changes nothing of an earlier day', () => {
    fc.assert(
      fc.property(histories, days, (history, day) => {
        const until = <Row extends { readonly date: string }>(rows: readonly Row[]) =>
          rows.filter(({ date }) => date.slice(0, 10) <= addDays(TODAY, day));
        const input = household(history);
        const payments = until(input.payments);
        const transactions = until(input.transactions);
        const then = {
          ...input,
          payments,
          transactions,
          totalRoundUps: sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
          debts: input.debts.map((one) => ({
            ...one,
            currentBalance: cents(
              one.originalBalance -
                sumCents(payments.filter(({ debtId }) => debtId === one.id).map((p) => p.amount)),
            ),
          })),
        };
        const last = addDays(TODAY, day);
        expect(householdMilestones(last, input)).toEqual(householdMilestones(last, then));
      }),
    );
  });
});
