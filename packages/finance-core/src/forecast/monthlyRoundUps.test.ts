import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { monthlyRoundUps } from './monthlyRoundUps.ts';

const NOW = '2026-11-19T14:05:00Z';
const settings = { isEnabled: true, cryptoEnabled: true, cryptoPercentage: 25 };

test('less the share that is invested, whose cent that cannot be split goes to the debts', () => {
  expect(monthlyRoundUps(cents(2000), settings, NOW)).toBe(1500);
  expect(monthlyRoundUps(cents(1), settings, NOW)).toBe(1);
  expect(monthlyRoundUps(cents(2000), { ...settings, cryptoEnabled: false }, NOW)).toBe(2000);
});

test('nothing while round-ups are off', () => {
  expect(monthlyRoundUps(cents(2000), { ...settings, isEnabled: false }, NOW)).toBe(0);
});

test.each([
  ['2026-11-19T00:00:00Z', 1500],
  ['2026-11-20T00:00:00Z', 1500],
  ['2026-12-20T14:05:00Z', 1500],
  ['2026-12-20T14:05:01Z', 0],
  ['2027-11-19T00:00:00Z', 0],
])('paused until %s: %i cents a month', (pausedUntil, monthly) => {
  expect(monthlyRoundUps(cents(2000), { ...settings, pausedUntil }, NOW)).toBe(monthly);
});

test('nothing where refunds gave back as much as was collected, or more', () => {
  for (const recent of [0, -33]) expect(monthlyRoundUps(cents(recent), settings, NOW)).toBe(0);
});
