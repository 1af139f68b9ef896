import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import type { PlanDebt, PlanInput } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

// Ten of the 30 days from one due day to the next are over.
const asOf = calendarDay('2026-11-25');

/** Of $3,000.00 at 24 %, due on the 15th: $60.00 of interest a month, $2.00 a day of November 15 to December 15. */
const visa: PlanDebt = {
  id: 'visa',
  currentBalance: cents(300_000),
  interestRate: aprFromPercent(24),
  minimumPayment: cents(10_000),
  dueDate: 15,
  estimatedInterest: cents(2_000),
};
const loan: PlanDebt = { ...visa, id: 'loan', interestRate: aprFromPercent(6), dueDate: 5 };

function run(oneOffs: [day: string, amount: number][], options: Partial<PlanInput> = {}) {
  const payments = oneOffs.map(([day, amount]) => ({
    on: calendarDay(day),
    amount: cents(amount),
  }));
  return simulatePlan({ debts: [visa], asOf, oneOffs: payments, ...options });
}

const firstRow = (...input: Parameters<typeof run>) => run(...input).debts[0]?.rows[0];

describe('a one-off payment saves interest from its day on', () => {
  // $3,020.00 x 24 % / 12 = $60.40 for 30 days; $1,500.00 is $1.00 a day.
  test.each([
    ['today', '2026-11-25', 4_027 - 2_000],
    ['ten days later', '2026-12-05', 4_027 - 1_000],
    ['on the due day', '2026-12-15', 4_027],
  ])('%s', (_name, day, interest) => {
    const row = firstRow([[day, 150_000]]);
    expect(row).toMatchObject({ interest, payment: 160_000 });
    expect(row?.balance).toBe(302_000 + interest - 160_000);
  });

  test('in a month that is charged whole', () => {
    const { rows } = run([['2026-12-31', 150_000]]).debts[0]!;
    // 2 % of $2,960.27 is $59.21; without $1,500.00 for the 15 days of 31 until January 15, $14.52 less.
    expect(rows[1]).toMatchObject({ interest: 4_469, balance: 296_027 + 4_469 - 160_000 });
  });

  test('twice a month', () => {
    const row = firstRow([
      ['2026-12-05', 150_000],
      ['2026-12-10', 75_000],
    ]);
    // $10.00 and, at $0.50 a day for five days, $2.50.
    expect(row?.interest).toBe(4_027 - 1_000 - 250);
  });
});

describe('a one-off payment of all that is owed', () => {
  test('leaves the interest to the due day: no statement has it yet', () => {
    const plan = run([['2026-12-05', 999_999]]);
    // $20.00 that are estimated, $40.27 of 20 days of the plan less $3,000.00 for ten: $20.00.
    const interest = 4_027 - 2_000;
    expect(plan).toMatchObject({
      interest,
      paid: 302_000 + interest,
      debtFreeDate: '2026-12-15',
    });
    expect(plan.debts[0]?.rows).toMatchObject([
      { oneOffs: [{ on: '2026-12-05', amount: 300_000 }], payment: 302_000 + interest },
    ]);
  });

  test('ends a debt without interest on its day', () => {
    const zero = { ...visa, interestRate: aprFromPercent(0), estimatedInterest: cents(0) };
    const plan = run([['2026-12-05', 300_000]], { debts: [zero] });
    expect(plan).toMatchObject({ paid: 300_000, debtFreeDate: '2026-12-05' });
  });

  test('leaves the minimum to the other debts', () => {
    const [, other] = run([['2026-11-25', 300_000]], { debts: [visa, loan] }).debts;
    // $100.00 of the first are for its interest, $20.00 that are estimated and $0.27 of those.
    expect(other?.rows[0]).toMatchObject({ payment: 20_000 - 2_027 });
  });

  test('leaves the rest to the next debt', () => {
    const { debts } = run([['2026-12-05', 310_000]], { debts: [visa, loan] });
    expect(debts[1]?.rows[0]?.oneOffs).toEqual([{ on: '2026-12-05', amount: 10_000 }]);
  });
});

/** Due on the 30th; the others are due on the 13th and on the 29th. */
const first = { ...visa, id: 'first', currentBalance: cents(97_000), dueDate: 30 };
const second = { ...visa, id: 'second', currentBalance: cents(200_000), dueDate: 13 };
const order = { strategy: ['first', 'second'], debts: [first, second] } as const;

test('of money that comes after its due day, a debt keeps only what it still owes', () => {
  const [one, other] = run([['2026-12-01', 150_000]], order).debts;
  const [kept] = one?.rows[1]?.oneOffs ?? [];
  const owed = one?.rows[0]?.balance ?? 0;
  expect(kept).toEqual({ on: '2026-12-01', amount: owed });
  const [rest] = other?.rows[0]?.oneOffs ?? [];
  expect(rest).toEqual({ on: '2026-12-01', amount: 150_000 - owed });
});

test('a debt that an earlier one-off payment pays off keeps nothing of a later one', () => {
  const [, other] = run(
    [
      ['2026-11-25', 97_000],
      ['2026-12-01', 60_000],
    ],
    order,
  ).debts;
  expect(other?.rows[0]?.oneOffs).toEqual([{ on: '2026-12-01', amount: 60_000 }]);
});

test('a debt that its own payment pays off holds no one-off payment', () => {
  const nearly = { ...loan, currentBalance: cents(15_000), interestRate: aprFromPercent(30) };
  const oneOffs: [string, number][] = [['2026-12-10', 50_000]];
  const [, other] = run(oneOffs, { debts: [nearly, visa], extraMonthly: cents(20_000) }).debts;
  expect(other?.rows[0]?.oneOffs).toEqual([{ on: '2026-12-10', amount: 50_000 }]);
});
