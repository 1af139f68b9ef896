import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../../money/index.ts';
import { basisPoints } from './basisPoints.ts';
import { minimumPaymentDue } from './minimumPaymentDue.ts';
import type { MinimumRule, ShareOf } from './minimumRule.ts';

const due = (rule: MinimumRule, balance: number, interest: number) =>
  minimumPaymentDue(rule, cents(balance), cents(interest));

const fixed = (amount: number): MinimumRule => ({ kind: 'fixed', amount: cents(amount) });

const share = (
  kind: 'percent-or-floor' | 'percent-plus-interest',
  points: number,
  floor: number,
  of?: ShareOf,
): MinimumRule => ({
  kind,
  share: basisPoints(points),
  floor: cents(floor),
  ...(of && { of }),
});

describe('minimumPaymentDue', () => {
  test('fixed: the amount, but no more than is owed', () => {
    expect(due(fixed(15_500), 620_000, 12_912)).toBe(15_500);
    // dpm: a minimum of $50 on $10.00 with 10 cents of interest is $10.10.
    expect(due(fixed(5000), 1000, 10)).toBe(1010);
    expect(due(fixed(1010), 1000, 10)).toBe(1010);
    expect(due(fixed(-500), 1000, 10)).toBe(0);
  });

  test('percent or floor: whichever is greater', () => {
    const rule = share('percent-or-floor', 200, 2000);
    expect(due(rule, 300_000, 3250)).toBe(6000);
    expect(due(rule, 90_000, 975)).toBe(2000);
    expect(due(rule, 100_000, 0)).toBe(2000);
    expect(due(rule, 1500, 16)).toBe(1516);
  });

  test('percent plus interest: together at least the floor', () => {
    const rule = share('percent-plus-interest', 100, 2500);
    // dpm: 1 % of $5,000.00 and $83.29 of interest.
    expect(due(rule, 500_000, 8329)).toBe(13_329);
    expect(due(rule, 100_000, 1499)).toBe(2500);
    expect(due(rule, 100_000, 1501)).toBe(2501);
    expect(due(rule, 2000, 33)).toBe(2033);
  });

  test('takes the share of the opening balance unless told otherwise', () => {
    const kind = 'percent-or-floor';
    expect(due(share(kind, 1000, 0), 10_000, 500)).toBe(1000);
    expect(due(share(kind, 1000, 0, 'opening'), 10_000, 500)).toBe(1000);
    expect(due(share(kind, 1000, 0, 'with-interest'), 10_000, 500)).toBe(1050);
    const both = 'percent-plus-interest';
    expect(due(share(both, 1000, 0, 'opening'), 10_000, 500)).toBe(1500);
    expect(due(share(both, 1000, 0, 'with-interest'), 10_000, 500)).toBe(1550);
  });

  test('rounds half a cent of a share up', () => {
    expect(due(share('percent-or-floor', 200, 0), 25, 0)).toBe(1);
    expect(due(share('percent-or-floor', 200, 0), 24, 0)).toBe(0);
  });

  test('is exact up to the largest amount', () => {
    expect(due(share('percent-or-floor', 9999, 0), MAX_CENTS, 0)).toBe(99_989_999_999_999);
  });
});
