import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { earlierOffer } from './earlierOffer.ts';

const terms = { from: calendarDay('2026-11-01'), multiplier: 1 } as const;
const [linked, missed] = [
  { amount: cents(467), isFromOff: false },
  { amount: cents(310), isFromOff: true },
];

test.each([
  [[linked], { amount: 33, purchases: 1, cause: 'link' }],
  [[missed], { amount: 90, purchases: 1, cause: 'off' }],
  [[linked, missed, missed], { amount: 213, purchases: 3, cause: 'both' }],
])('offers %o', (purchases, offer) => {
  expect(earlierOffer(purchases, terms)).toEqual({ from: '2026-11-01', ...offer });
});

test('rounds up by the multiplier, and leaves out what rounds up to nothing', () => {
  const whole = { amount: cents(500), isFromOff: true };
  expect(earlierOffer([linked, whole], { ...terms, multiplier: 2 })).toEqual({
    from: '2026-11-01',
    amount: 66,
    purchases: 1,
    cause: 'link',
  });
  expect(earlierOffer([whole], terms)).toBeUndefined();
  expect(earlierOffer([], terms)).toBeUndefined();
});
