import { expect } from 'vitest';
import {
  APR_UNITS,
  calendarDay,
  centsFromNumber,
  type Apr,
  type Cents,
} from '@dime-time/finance-core';
import type { GoldenCase } from './golden.ts';

/** Checks one case: throws where finance-core gives another figure. */
export type Check = (golden: GoldenCase) => void;

/** The plans of the cases have no date; any will do. */
export const asOf = calendarDay('2026-11-19');

/** Dollars as cents; a case whose dollars are not whole cents fails here. */
export function money(dollars: number): Cents {
  const amount = centsFromNumber(dollars);
  if (amount === undefined) throw new RangeError(`${dollars} is not a whole number of cents.`);
  return amount;
}

/** A yearly rate as a fraction; a rate finer than a thousandth of a percent fails here. */
export function rate(fraction: number): Apr {
  const units = Math.round(fraction * APR_UNITS);
  if (Math.abs(units - fraction * APR_UNITS) > 1e-6) {
    throw new RangeError(`${fraction} is finer than a thousandth of a percent.`);
  }
  return units as Apr;
}

/** A debt of a case, as a plan takes it. */
export function debtOf(loan: { balance: number; apr: number }, minimum = 0) {
  return {
    id: 'debt',
    currentBalance: money(loan.balance),
    interestRate: rate(loan.apr),
    minimumPayment: money(minimum),
  };
}

/** Expects a number of dollars, or any number, within the tolerance of the case. */
export function expectClose(actual: number, expected: number, tolerance: number): void {
  // Cents turned into dollars carry a little binary noise that no source means.
  expect(
    Math.abs(actual - expected),
    `${actual} is not ${expected} ± ${tolerance}`,
  ).toBeLessThanOrEqual(tolerance + 1e-9);
}
