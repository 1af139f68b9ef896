import {
  aprFromPercent,
  calendarDay,
  cents,
  forecast,
  monthsLeft,
  type Cents,
} from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { householdOf } from '../PayoffEstimate/householdForecast.ts';
import type { PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';
import { boostEstimate as estimateIn, boostPresets, exampleAmount } from './PaymentBoost.model.ts';

const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  minimumPayment: cents(15_500),
};

describe('boostPresets', () => {
  // @requirement 9.boost-presets
  test('offers 25, 50, 100 and 250', () => {
    expect(boostPresets(debt.currentBalance).map((preset) => preset.amount)).toEqual([
      2_500, 5_000, 10_000, 25_000,
    ]);
  });

  // @requirement 5.boost.presets
  test('a preset equal to the balance is enabled, one above it is not', () => {
    expect(boostPresets(cents(5_000)).map((preset) => preset.exceedsBalance)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

/** Of the debt alone. */
const boostEstimate = (one: PayoffDebt, amount: Cents, day: typeof today) =>
  estimateIn(one, amount, householdOf(one, day, undefined));

describe('boostEstimate', () => {
  test('has the simple estimate and the one with interest', () => {
    const { simpleMonths, effect } = boostEstimate(debt, cents(25_000), today);
    expect(simpleMonths).toBe(1);
    if (effect.kind !== 'saves') throw new Error(`expected a saving, got ${effect.kind}`);
    expect(effect.months).toBeGreaterThan(Number(simpleMonths));
    expect(effect.interest).toBeGreaterThan(25_000);
  });

  test('saves no more months than the debt has left', () => {
    // Ada's store card: 16 months left, and 23 by the formula.
    const small = {
      ...debt,
      currentBalance: cents(46_361),
      minimumPayment: cents(3_000),
      interestRate: aprFromPercent(27.99),
    };
    expect(boostEstimate(small, cents(25_000), today).simpleMonths).toBe('most');
    expect(boostEstimate(small, cents(2_500), today).simpleMonths).toBe(2);
    const almostFree = { ...debt, interestRate: aprFromPercent(0.05) };
    expect(boostEstimate(almostFree, cents(2_500), today).simpleMonths).toBe(40);
  });

  test('a larger payment saves at least as much', () => {
    const saved = [2_500, 5_000, 10_000, 25_000].map((amount) => {
      const { effect } = boostEstimate(debt, cents(amount), today);
      return effect.kind === 'saves' ? effect.interest : Number.NaN;
    });
    expect(saved).toEqual(saved.toSorted((a, b) => a - b));
  });

  test('is the difference between the household’s forecasts with and without the payment', () => {
    const loan = {
      ...debt,
      id: 'loan',
      interestRate: aprFromPercent(5),
      minimumPayment: cents(20_000),
    };
    const household = { debts: [debt, loan], monthlyRoundUps: cents(1_500), asOf: today };
    const paid = { ...loan, currentBalance: cents(loan.currentBalance - 25_000) };
    const without = forecast(household);
    const withIt = forecast({ ...household, debts: [debt, paid] });
    expect(estimateIn(loan, cents(25_000), household).effect).toEqual({
      kind: 'saves',
      months: (without.debts[1]?.months ?? 0) - (withIt.debts[1]?.months ?? 0),
      interest: (without.debts[1]?.interest ?? 0) - (withIt.debts[1]?.interest ?? 0),
      householdInterest: without.interest - withIt.interest,
      interestIfRestIsPaid: undefined,
    });
  });

  test('has what the plan comes to after it, if no more is paid than the plan then asks for', () => {
    const card = { ...debt, dueDate: 15, paidSinceDue: cents(1_000) };
    const loan = { ...debt, id: 'loan', interestRate: aprFromPercent(5), dueDate: 1 };
    const household = { debts: [card, loan], monthlyRoundUps: cents(1_500), asOf: today };
    const amount = cents(10_000);
    const paid = {
      ...card,
      currentBalance: cents(card.currentBalance - amount),
      paidSinceDue: cents(11_000),
    };
    const after = forecast({ ...household, debts: [paid, loan] });
    const { effect } = estimateIn(card, amount, household);
    if (effect.kind !== 'saves') throw new Error(`expected a saving, got ${effect.kind}`);
    expect(effect.interestIfRestIsPaid).toBe(forecast(household).interest - after.interest);
    expect(effect.interestIfRestIsPaid).toBeGreaterThan(0);
    expect(effect.interestIfRestIsPaid).toBeLessThan(effect.householdInterest ?? 0);
  });

  test('saves no more months than the forecast has for the debt', () => {
    const small = { ...debt, id: 'small', currentBalance: cents(60_000) };
    const slow = {
      ...debt,
      currentBalance: cents(300_000),
      interestRate: aprFromPercent(9),
      minimumPayment: cents(10_000),
    };
    // By division 30 months are left; what the small one needs no more makes it 16.
    const household = { debts: [small, slow], monthlyRoundUps: cents(0), asOf: today };
    const left = forecast(household).debts[1]?.months;
    expect(estimateIn(slow, cents(50_000), household).simpleMonths).toBe(left);
    expect(left).toBeLessThan(monthsLeft(slow.currentBalance, slow.minimumPayment));
  });

  test('saves no more months than the forecast has for a debt without a minimum', () => {
    const idle = {
      ...debt,
      id: 'idle',
      interestRate: aprFromPercent(3),
      minimumPayment: cents(0),
    };
    const household = {
      debts: [{ ...debt, currentBalance: cents(30_000) }, idle],
      monthlyRoundUps: cents(0),
      asOf: today,
    };
    const left = forecast(household).debts[1]?.months;
    expect(left).toBeGreaterThan(0);
    expect(estimateIn(idle, cents(100_000), household).simpleMonths).toBe(left);
    // Alone it never ends, and nothing bounds the formula.
    expect(boostEstimate(idle, cents(100_000), today).simpleMonths).toBe(64);
  });

  test('saves no more interest on a debt than it costs', () => {
    const loan = { ...debt, id: 'loan', interestRate: aprFromPercent(5) };
    const household = { debts: [debt, loan], monthlyRoundUps: cents(0), asOf: today };
    for (const [at, one] of household.debts.entries()) {
      for (const amount of [2_500, 100_000, 619_999].map(cents)) {
        const { effect } = estimateIn(one, amount, household);
        if (effect.kind !== 'saves') throw new Error(`expected a saving, got ${effect.kind}`);
        expect(effect.interest).toBeGreaterThan(0);
        expect(effect.interest).toBeLessThanOrEqual(forecast(household).debts[at]?.interest ?? 0);
        expect(effect.householdInterest).toBeGreaterThanOrEqual(effect.interest);
      }
    }
  });

  test('the whole balance clears the debt', () => {
    expect(boostEstimate(debt, debt.currentBalance, today).effect).toEqual({ kind: 'clears' });
  });

  test('is at least 1 month, even without interest', () => {
    const free = { ...debt, interestRate: aprFromPercent(0) };
    expect(boostEstimate(free, cents(2_500), today).simpleMonths).toBe(1);
  });

  test('a payment can make an endless debt end, or says that it does not', () => {
    const endless = { ...debt, minimumPayment: cents(10_000) };
    expect(boostEstimate(endless, cents(1_000), today).effect).toEqual({ kind: 'still-never' });
    expect(boostEstimate(endless, cents(300_000), today).effect.kind).toBe('ends-it');
  });
});

describe('exampleAmount', () => {
  test('is the typed amount if it can be paid', () => {
    expect(exampleAmount(debt, ' 12.34 ')).toBe(1_234);
  });

  test('is otherwise the largest preset within the balance', () => {
    for (const text of ['', 'abc', '-5', '999999']) expect(exampleAmount(debt, text)).toBe(25_000);
    expect(exampleAmount({ ...debt, currentBalance: cents(6_000) }, '')).toBe(5_000);
  });

  test('is the balance if every preset exceeds it', () => {
    expect(exampleAmount({ ...debt, currentBalance: cents(999) }, '')).toBe(999);
  });
});
