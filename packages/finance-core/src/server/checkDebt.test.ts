import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { basisPoints } from '../debts/payoff/index.ts';
import { checkDebt, type CheckedDebt } from './checkDebt.ts';

const MOST = cents(10_000_000_000);
const TOO_MUCH = cents(10_000_000_001);

const debt: CheckedDebt = {
  originalBalance: MOST,
  currentBalance: MOST,
  minimumPayment: MOST,
  minimumRule: { kind: 'fixed', amount: MOST },
};

test('the largest amounts are accepted, and the removal of a rule', () => {
  expect(() => checkDebt(199, debt)).not.toThrow();
  expect(() => checkDebt(0, { ...debt, minimumRule: null })).not.toThrow();
});

test.each([
  [200, {}, ''],
  [0, { currentBalance: TOO_MUCH }, 'currentBalance'],
  [0, { minimumRule: { kind: 'fixed', amount: TOO_MUCH } }, 'minimumRule'],
  [
    0,
    { minimumRule: { kind: 'percent-or-floor', share: basisPoints(200), floor: TOO_MUCH } },
    'minimumRule',
  ],
] as const)('beside %i debts, %o is refused', (count, change, path) => {
  const message: unknown = expect.any(String);
  expect(() => checkDebt(count, { ...debt, ...change })).toThrow(
    expect.objectContaining({ status: 422, issues: [expect.objectContaining({ path, message })] }),
  );
});
