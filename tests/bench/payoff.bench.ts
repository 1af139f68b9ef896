/**
 * Payoff figures: the schedule of a five-year loan beside two libraries, and a large plan.
 *
 * All three get balance, rate and term, work out the payment, and return one row a month. The loans
 * differ from each other: with one loan only, the compiler would work out parts of it beforehand.
 */
import { Calculator } from 'amortizejs';
import { Loan } from 'loanjs';
import {
  amortize,
  aprFromPercent,
  calendarDay,
  cents,
  levelPayment,
  months,
  simulatePlan,
} from '@dime-time/finance-core';
import { medians } from './medians.ts';

const TERM = 60;
const LOANS = Array.from({ length: 64 }, (_, index) => ({
  dollars: 10_000 + 345 * index,
  percent: 4 + index / 4,
}));
const DEBTS = LOANS.map(({ dollars, percent }) => ({
  currentBalance: cents(dollars * 100),
  interestRate: aprFromPercent(percent),
}));

/** Twelve loans of 600 months each: with nothing extra, none closes early and every month has twelve rows. */
const PLAN = {
  asOf: calendarDay('2026-11-19'),
  strategy: 'avalanche' as const,
  debts: Array.from({ length: 12 }, (_, index) => {
    const debt = {
      currentBalance: cents(20_000_000 + 100_000 * index),
      interestRate: aprFromPercent(6 + index / 100),
    };
    return { ...debt, id: `${index}`, minimumPayment: levelPayment(debt, months(600)) };
  }),
};

/** Prints the medians and the ratios to the peers. */
export async function payoffBench(): Promise<void> {
  const schedule = await medians({
    ours: () => DEBTS.map((debt) => amortize(debt, levelPayment(debt, months(TERM)))),
    amortizejs: () =>
      LOANS.map(({ dollars, percent }) =>
        Calculator.calculate({
          method: 'mortgage',
          balance: dollars,
          loanTerm: TERM,
          apr: percent,
        }),
      ),
    loanjs: () => LOANS.map(({ dollars, percent }) => Loan(dollars, TERM, percent)),
  });
  const each = (micros: number) => `${(micros / LOANS.length).toFixed(2)} µs`.padStart(9);
  const ratio = (peer: number, target: number) =>
    `  ours is ${(schedule.ours / peer).toFixed(2)} × (target ≤ ${target})`;
  const plan = simulatePlan(PLAN);
  const rows = plan.debts.reduce((sum, debt) => sum + debt.rows.length, 0);
  const { avalanche } = await medians({ avalanche: () => simulatePlan(PLAN) });
  process.stdout.write(
    [
      `\nSchedule of ${TERM} rows, from balance, rate and term`,
      `  finance-core ${each(schedule.ours)}`,
      `  amortizejs   ${each(schedule.amortizejs)}${ratio(schedule.amortizejs, 1.6)}`,
      `  loanjs       ${each(schedule.loanjs)}${ratio(schedule.loanjs, 0.5)}`,
      `\nAvalanche of ${PLAN.debts.length} debts over ${plan.months} months, ${rows} rows`,
      `  finance-core ${(avalanche / 1000).toFixed(3)} ms (target < 2 ms)\n`,
    ].join('\n'),
  );
}
