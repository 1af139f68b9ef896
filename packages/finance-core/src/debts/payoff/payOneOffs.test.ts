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
  test('pays the interest until its day, and no minimum after it', () => {
    const plan = run([['2026-12-05', 999_999]]);
    // $20.13 of the ten days.
    const paid = 302_000 + 2_013;
    expect(plan).toMatchObject({ interest: 2_013, paid, debtFreeDate: '2026-12-05' });
    expect(plan.debts[0]?.rows[0]?.oneOffs).toEqual([{ on: '2026-12-05', amount: paid }]);
  });

  test('leaves the minimum to the other debts', () => {
    const [, other] = run([['2026-11-25', 302_000]], { debts: [visa, loan] }).debts;
    expect(other?.rows[0]).toMatchObject({ payment: 20_000 });
  });

  test('leaves the rest to the next debt', () => {
    const { debts } = run([['2026-12-05', 310_000]], { debts: [visa, loan] });
    expect(debts[1]?.rows[0]?.oneOffs).toEqual([
      { on: '2026-12-05', amount: 310_000 - 302_000 - 2_013 },
    ]);
    expect(debts[0]?.paidOffOn).toBe('2026-12-05');
  });
});

test('a debt that its own payment pays off holds no one-off payment', () => {
  const nearly = { ...loan, currentBalance: cents(15_000), interestRate: aprFromPercent(30) };
  const oneOffs: [string, number][] = [['2026-12-10', 50_000]];
  const [, other] = run(oneOffs, { debts: [nearly, visa], extraMonthly: cents(20_000) }).debts;
  expect(other?.rows[0]?.oneOffs).toEqual([{ on: '2026-12-10', amount: 50_000 }]);
});
