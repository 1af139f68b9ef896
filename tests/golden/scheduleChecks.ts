import { expect } from 'vitest';
import { addMonths, amortize, months, paymentForTarget, ZERO_CENTS } from '@dime-time/finance-core';
import { periods } from './annuity.ts';
import { asOf, debtOf, expectClose, money, type Check } from './check.ts';

interface Loan {
  balance: number;
  principal: number;
  apr: number;
  payment: number;
  periods: number;
  row: number;
  maxMonths: number;
  step: number;
}

/** What a schedule of `loan` has to say for itself, as the cases name it. */
function figuresOf(loan: Loan) {
  const { outcome, months: count, interest } = amortize(debtOf(loan), money(loan.payment));
  if (outcome === 'never-amortises') return { months: 'Infinity' };
  return { months: count, totalInterest: interest / 100 };
}

export const scheduleChecks: Record<string, Check> = {
  numpyTable(golden) {
    const { principal, apr, periods: term } = golden.inputs as Loan;
    const { rows, totalInterest } = golden.expected as { rows: number[][]; totalInterest: number };
    const debt = debtOf({ balance: principal, apr });
    const target = paymentForTarget({ debts: [debt], asOf }, addMonths(asOf, term));
    const schedule = target?.plan.debts[0];
    expect(schedule?.rows).toHaveLength(term);
    // The source keeps fractions of a cent; whole cents stay within three of it over a year.
    for (const [index, [, repaid, interest, balance]] of rows.entries()) {
      const row = schedule?.rows[index];
      expectClose(-(row?.principal ?? 0) / 100, repaid ?? 0, 0.03);
      expectClose(-(row?.interest ?? 0) / 100, interest ?? 0, 0.03);
      expectClose((row?.balance ?? 0) / 100, balance ?? 0, 0.03);
    }
    expectClose(-(schedule?.interest ?? 0) / 100, totalInterest, 0.03);
  },
  minCentPayment(golden) {
    const { principal, apr, periods: term } = golden.inputs as Loan;
    const debts = [debtOf({ balance: principal, apr })];
    const target = paymentForTarget({ debts, asOf }, addMonths(asOf, term));
    expect(target?.monthlyPayment).toBe(money(golden.expected as number));
  },
  simplePayoff(golden) {
    expect(figuresOf(golden.inputs as Loan)).toMatchObject(golden.expected as object);
  },
  loanAt(golden) {
    const loan = golden.inputs as Loan;
    const { interest } = amortize(debtOf(loan), money(loan.payment), months(loan.periods));
    expect({ interest: interest / 100 }).toEqual(golden.expected);
  },
  scheduleRow(golden) {
    const { principal, apr, payment, row } = golden.inputs as Loan;
    const { rows } = amortize(debtOf({ balance: principal, apr }), money(payment));
    const found = rows[row - 1];
    const expected = golden.expected as Record<'principal' | 'interest' | 'balance', number>;
    expect(found?.principal).toBe(money(expected.principal));
    expect(found?.interest).toBe(money(expected.interest));
    expect(found?.balance).toBe(money(expected.balance));
  },
  split(golden) {
    const loan = golden.inputs as Loan;
    const [first] = amortize(debtOf(loan), money(loan.payment)).rows;
    const expected = golden.expected as Record<'principal' | 'interest', number>;
    expect(first?.interest).toBe(money(expected.interest));
    expect(first?.principal).toBe(money(expected.principal));
  },
  hoganMonths(golden) {
    const { balance, apr, payment } = golden.inputs as Loan;
    const { ceil, real } = golden.expected as { ceil: number; real: number };
    // The source's own formula: a daily rate and months of thirty days.
    const day = apr / 365;
    const exact =
      (-1 / 30) * (Math.log(1 + (balance / payment) * (1 - (1 + day) ** 30)) / Math.log(1 + day));
    expectClose(exact, real, golden.tolerance);
    expect(amortize(debtOf({ balance, apr }), money(payment)).months).toBe(ceil);
  },
  nperCard(golden) {
    const loan = golden.inputs as Loan;
    const expected = golden.expected as { months?: number; real?: number };
    const exact = periods({
      rate: loan.apr / 12,
      pmt: -loan.payment,
      pv: loan.balance,
      fv: 0,
      when: 0,
    });
    const whole = amortize(debtOf(loan), money(loan.payment)).months;
    expect(whole).toBe(expected.months ?? Math.ceil(exact));
    if (expected.real !== undefined) expectClose(exact, expected.real, golden.tolerance);
  },
  fixedWithin12(golden) {
    const { balance, apr, step } = golden.inputs as Loan;
    // The source pays first and charges interest on the rest, twelve times.
    const plan = { debts: [debtOf({ balance, apr })], asOf, paysToday: true };
    const target = paymentForTarget(plan, addMonths(asOf, 11));
    const inSteps = Math.ceil((target?.monthlyPayment ?? 0) / money(step)) * step;
    expect(inSteps).toBe(golden.expected);
  },
  annuityDue12(golden) {
    const debts = [debtOf(golden.inputs as Loan)];
    const target = paymentForTarget({ debts, asOf, paysToday: true }, addMonths(asOf, 11));
    expectClose((target?.monthlyPayment ?? 0) / 100, golden.expected as number, golden.tolerance);
  },
  ocw(golden) {
    const loan = golden.inputs as Loan;
    const expected = golden.expected as { months: number; balance: number };
    const schedule = amortize(debtOf(loan), money(loan.payment));
    expect(schedule.months).toBe(expected.months);
    // The source lets the balance go below zero: what the last payment falls short of a whole one.
    const last = schedule.rows.at(-1)?.payment ?? ZERO_CENTS;
    expectClose(last / 100 - loan.payment, expected.balance, golden.tolerance);
  },
};
