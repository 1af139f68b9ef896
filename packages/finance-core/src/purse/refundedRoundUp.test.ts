import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { refundedRoundUp } from './refundedRoundUp.ts';

const now = { isCollecting: true, multiplier: 1, waiting: cents(294) } as const;

test('a refund gives back what its purchase was rounded up by', () => {
  expect(refundedRoundUp(cents(-467), now)).toBe(33);
  expect(refundedRoundUp(cents(-467), { ...now, multiplier: 2 })).toBe(66);
  expect(refundedRoundUp(cents(-500), now)).toBe(0);
});

test('never more than waits, and nothing while round-ups are off', () => {
  expect(refundedRoundUp(cents(-467), { ...now, waiting: cents(10) })).toBe(10);
  expect(refundedRoundUp(cents(-467), { ...now, waiting: cents(0) })).toBe(0);
  expect(refundedRoundUp(cents(-467), { ...now, isCollecting: false })).toBe(0);
});

test('a purchase is no refund', () => {
  expect(() => refundedRoundUp(cents(467), now)).toThrow(RangeError);
  expect(() => refundedRoundUp(cents(0), now)).toThrow(RangeError);
});
