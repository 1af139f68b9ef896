import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { sweepHasTarget } from './sweepHasTarget.ts';

const [owed, paidOff] = [{ currentBalance: cents(1) }, { currentBalance: cents(0) }];
const coins = (cryptoPercentage: number, cryptoEnabled = true) => ({
  cryptoEnabled,
  cryptoPercentage,
});

test.each([
  ['a debt with a balance', [paidOff, owed], coins(0, false), true],
  ['no debt', [], coins(0, false), false],
  ['debts that are paid off', [paidOff], coins(0, false), false],
  ['a part for coins and no debt', [paidOff], coins(75), false],
  ['all for coins', [], coins(100), true],
  ['all for coins, switched off', [], coins(100, false), false],
])('with %s', (_name, debts, settings, expected) => {
  expect(sweepHasTarget({ debts, settings })).toBe(expected);
});
