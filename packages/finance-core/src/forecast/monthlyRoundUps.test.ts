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

test('nothing while round-ups are off or paused', () => {
  expect(monthlyRoundUps(cents(2000), { ...settings, isEnabled: false }, NOW)).toBe(0);
  const pausedUntil = '2026-11-20T00:00:00Z';
  expect(monthlyRoundUps(cents(2000), { ...settings, pausedUntil }, NOW)).toBe(0);
  expect(monthlyRoundUps(cents(2000), { ...settings, pausedUntil }, pausedUntil)).toBe(1500);
});
