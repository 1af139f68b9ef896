import { expect } from 'vitest';
import { amortize, levelPayment, months } from '@dime-time/finance-core';
import { futureValue, interestOf, payment, periods, principalOf, type Annuity } from './annuity.ts';
import { expectClose, money, rate, type Check } from './check.ts';

type Inputs = Annuity & { per: number; start: number; end: number };

/** What a case does not say: nothing left over, payments at the end of a period. */
const AT_END: Partial<Annuity> = { fv: 0, when: 0 };

/** Cents may differ from the exact figure by half a cent, and by what months of rounding add up to. */
const TWO_CENTS = 0.02;

function loanOf({ pv, rate: monthly }: Inputs) {
  return { currentBalance: money(pv), interestRate: rate(monthly * 12) };
}

/** The schedule of the loan at its quoted payment. */
function scheduleOf(inputs: Inputs) {
  const loan = loanOf(inputs);
  return amortize(loan, levelPayment(loan, months(inputs.nper))).rows;
}

/** Both the oracle and finance-core, where the case is a debt that finance-core can express. */
export const annuityChecks: Record<string, Check> = {
  nper(golden) {
    const inputs = { ...AT_END, ...(golden.inputs as Inputs) };
    const expected = golden.expected as number;
    expectClose(periods(inputs), expected, golden.tolerance);
    if (inputs.fv === 0 && inputs.rate >= 0) {
      expect(amortize(loanOf(inputs), money(-inputs.pmt)).months).toBe(Math.ceil(expected));
    }
  },
  pmt(golden) {
    const inputs = { ...AT_END, ...(golden.inputs as Inputs) };
    const expected = golden.expected as number;
    expectClose(payment(inputs), expected, golden.tolerance);
    if (inputs.fv === 0 && inputs.when === 0) {
      const quoted = levelPayment(loanOf(inputs), months(inputs.nper));
      expect(quoted).toBe(Math.round(-expected * 100));
    }
  },
  ipmt(golden) {
    const inputs = golden.inputs as Inputs;
    const expected = golden.expected as number;
    expectClose(interestOf(inputs, inputs.per), expected, golden.tolerance);
    const row = scheduleOf(inputs)[inputs.per - 1];
    expectClose(-(row?.interest ?? Number.NaN) / 100, expected, TWO_CENTS);
  },
  ppmt(golden) {
    const inputs = golden.inputs as Inputs;
    const expected = golden.expected as number;
    expectClose(principalOf(inputs, inputs.per), expected, golden.tolerance);
    const row = scheduleOf(inputs)[inputs.per - 1];
    expectClose(-(row?.principal ?? Number.NaN) / 100, expected, TWO_CENTS);
  },
  cumprinc(golden) {
    const inputs = golden.inputs as Inputs;
    const expected = golden.expected as number;
    let exact = 0;
    for (let per = inputs.start; per <= inputs.end; per += 1) exact += principalOf(inputs, per);
    expectClose(exact, expected, golden.tolerance);
    const rows = scheduleOf(inputs).slice(inputs.start - 1, inputs.end);
    const repaid = rows.reduce((sum, row) => sum + row.principal, 0);
    expectClose(-repaid / 100, expected, TWO_CENTS);
  },
  cumipmt(golden) {
    const inputs = golden.inputs as Inputs;
    let exact = 0;
    for (let per = inputs.start; per <= inputs.end; per += 1) exact += interestOf(inputs, per);
    expectClose(exact, golden.expected as number, golden.tolerance);
  },
  fv(golden) {
    const inputs = { ...AT_END, ...(golden.inputs as Inputs) };
    expectClose(futureValue(inputs), golden.expected as number, golden.tolerance);
  },
};

/** Cases that hold the oracle only, and why finance-core has nothing to say to them. */
export const ORACLE_ONLY: Record<string, string> = {
  'nper-05': 'saving towards a sum, not paying off a debt',
  'nper-09': 'a negative rate, which an Apr cannot be',
  'pmt-05': 'leaves a final balance, which no debt plan aims for',
  'cumipmt-02': 'its rate is finer than the thousandth of a percent of an Apr',
  'fv-01': 'growth of savings; the product shows none',
};
