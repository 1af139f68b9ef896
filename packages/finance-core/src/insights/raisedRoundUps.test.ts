import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN, forecast } from '../forecast/index.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { raisedRoundUps } from './raisedRoundUps.ts';

const debt = {
  id: 'd',
  currentBalance: cents(120_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(0),
};
const household = {
  debts: [debt],
  monthlyRoundUps: cents(5_000),
  asOf: calendarDay('2026-11-19'),
};

describe('raisedRoundUps', () => {
  test('doubles where the double is offered', () => {
    // 1,200 dollars at 150 a month are 8 months, at 200 a month 6.
    expect(raisedRoundUps(household, 1)).toEqual({
      outcome: 'gains',
      from: 1,
      to: 2,
      savings: { monthsSaved: 2, interestSaved: 0 },
    });
  });

  test('takes the next multiplier where the double is not offered', () => {
    // From 50 to 75 a month: 1,200 dollars at 175 a month are 7 months.
    expect(raisedRoundUps(household, 2)).toEqual({
      outcome: 'gains',
      from: 2,
      to: 3,
      savings: { monthsSaved: 1, interestSaved: 0 },
    });
    // From 60 to 100 a month: 8 months at 160, 6 at 200.
    expect(raisedRoundUps({ ...household, monthlyRoundUps: cents(6_000) }, 3)).toEqual({
      outcome: 'gains',
      from: 3,
      to: 5,
      savings: { monthsSaved: 2, interestSaved: 0 },
    });
  });

  test('saves the interest between the two forecasts', () => {
    const charged = { ...household, debts: [{ ...debt, interestRate: aprFromPercent(24) }] };
    const raised = { ...charged, monthlyRoundUps: cents(7_500) };
    expect(raisedRoundUps(charged, 2)).toMatchObject({
      savings: { interestSaved: forecast(charged).interest - forecast(raised).interest },
    });
  });

  test('the highest one, no round-ups and no debt each have an outcome of their own', () => {
    expect(raisedRoundUps(household, 5)).toEqual({ outcome: 'highest', from: 5 });
    const none = { ...household, monthlyRoundUps: cents(0) };
    expect(raisedRoundUps(none, 1)).toEqual({ outcome: 'no-round-ups' });
    const paidOff = { ...debt, currentBalance: cents(0) };
    for (const debts of [[], [paidOff]]) {
      expect(raisedRoundUps({ ...household, debts }, 5)).toEqual({ outcome: 'nothing-owed' });
    }
  });

  test('says that nothing changes where the last month stays and no interest is charged', () => {
    // 12 months at 100.01 and at 100.02.
    expect(raisedRoundUps({ ...household, monthlyRoundUps: cents(1) }, 1)).toEqual({
      outcome: 'same',
      from: 1,
      to: 2,
    });
  });

  test('says that a plan without round-ups does not count them, whatever the multiplier', () => {
    const without = { ...household, plan: { ...DEFAULT_PLAN, includeRoundUps: false } };
    expect(raisedRoundUps(without, 1)).toEqual({ outcome: 'not-counted' });
    expect(raisedRoundUps(without, 5)).toEqual({ outcome: 'not-counted' });
    const none = { ...without, monthlyRoundUps: cents(0) };
    expect(raisedRoundUps(none, 1)).toEqual({ outcome: 'no-round-ups' });
  });

  test('says whether debts end that never do today', () => {
    // 1,200 dollars at 100 % a year are 100 dollars of interest a month.
    const debts = [{ ...debt, minimumPayment: cents(4_000), interestRate: aprFromPercent(100) }];
    const growing = { ...household, debts };
    expect(raisedRoundUps(growing, 1)).toEqual({ outcome: 'ends', from: 1, to: 2 });
    expect(raisedRoundUps({ ...growing, monthlyRoundUps: cents(1_000) }, 1)).toEqual({
      outcome: 'endless',
      from: 1,
      to: 2,
    });
  });
});
