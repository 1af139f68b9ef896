import { expect } from 'vitest';
import {
  basisPoints,
  cardDisclosure,
  minimumPaymentDue,
  monthlyInterest,
  months,
  simulatePlan,
  type MinimumRule,
} from '@dime-time/finance-core';
import { asOf, debtOf, expectClose, money, rate, type Check } from './check.ts';

interface Card {
  balance: number;
  apr: number;
}

interface Minimum {
  pct: number;
  floor: number;
  fixed?: number;
  plusInterest?: boolean;
  base?: 'after';
}

function ruleOf({ pct, floor, fixed, plusInterest, base }: Minimum): MinimumRule {
  if (fixed !== undefined) return { kind: 'fixed', amount: money(fixed) };
  return {
    kind: plusInterest ? 'percent-plus-interest' : 'percent-or-floor',
    share: basisPoints(Math.round(pct * 10_000)),
    floor: money(floor),
    of: base === 'after' ? 'with-interest' : 'opening',
  };
}

export const cardChecks: Record<string, Check> = {
  minimumOnly(golden) {
    const { balance, apr, ...minimum } = golden.inputs as Minimum & Card;
    const expected = golden.expected as { months: number; totalInterest: number };
    const minimumRule = ruleOf(minimum);
    const debts = [{ ...debtOf({ balance, apr }), minimumRule }];
    const plan = simulatePlan({ debts, asOf, strategy: 'minimum-only' });
    expect(plan.months).toBe(expected.months);
    expectClose(plan.interest / 100, expected.totalInterest, golden.tolerance);
  },
  minPaymentRule(golden) {
    const { balance, interest, ...rule } = golden.inputs as Minimum & {
      balance: number;
      interest: number;
    };
    const due = minimumPaymentDue(ruleOf(rule), money(balance), money(interest));
    expect(due).toBe(money(golden.expected as number));
  },
  m2(golden) {
    // The appendix lists the rates in ascending order; the first is the promotion.
    const { apr, bal, dmin, pmin, expm, rrate } = golden.inputs as Record<'apr' | 'bal', number[]> &
      Record<'dmin' | 'pmin' | 'expm' | 'rrate', number>;
    const balances = bal.map((balance, index) => ({
      balance: money(balance),
      interestRate: rate(index === 0 ? rrate : (apr[index] ?? 0)),
      ...(index === 0 && {
        promotion: { interestRate: rate(apr[0] ?? 0), months: months(expm) },
      }),
    }));
    const disclosure = cardDisclosure(balances, ruleOf({ pct: pmin, floor: dmin }));
    const { minimumOnly, in36Months } = disclosure;
    expect({
      payment36: (in36Months?.payment ?? 0) / 100,
      total36: (in36Months?.total ?? 0) / 100,
      months: minimumOnly.months,
      totalMinimum: minimumOnly.paid / 100,
      savings: (in36Months?.savings ?? 0) / 100,
    }).toMatchObject(golden.expected as object);
  },
  mitMinimum(golden) {
    const {
      balance,
      apr,
      pct,
      months: count,
    } = golden.inputs as Card & Minimum & { months: number };
    const expected = golden.expected as { remaining?: number; totalPaid?: number; rows?: number[] };
    // The minimum first, interest on the rest: a plan whose first payment is today.
    const minimumRule = ruleOf({ pct, floor: 0, base: 'after' });
    const debt = { ...debtOf({ balance, apr }), minimumRule };
    const plan = simulatePlan({
      debts: [debt],
      asOf,
      strategy: 'minimum-only',
      paysToday: true,
      horizon: months(count),
    });
    const after = (plan.debts[0]?.rows ?? []).map(
      (row) => (row.balance + monthlyInterest(row.balance, debt.interestRate)) / 100,
    );
    // The source does not round between months; a year of whole cents may end a cent beside it.
    const drift = golden.tolerance + 0.01;
    if (expected.remaining !== undefined) expectClose(after.at(-1) ?? 0, expected.remaining, drift);
    if (expected.totalPaid !== undefined) expectClose(plan.paid / 100, expected.totalPaid, drift);
    for (const [index, remaining] of (expected.rows ?? []).entries()) {
      expectClose(after[index] ?? 0, remaining, drift);
    }
  },
};
