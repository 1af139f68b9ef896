import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { settlePayment } from './settlePayment.ts';

const debt = { originalBalance: cents(100_000), currentBalance: cents(76_000) };

test('a payment lowers the balance and earns 0.05 tokens for each dollar', () => {
  expect(settlePayment(debt, cents(500))).toEqual({
    currentBalance: 75_500,
    rewards: [{ action: 'debt_payment', amount: 25_000_000n }],
  });
});

test('each milestone that is reached earns 50 tokens, ascending', () => {
  const settled = settlePayment(debt, cents(76_000));
  expect(settled?.currentBalance).toBe(0);
  expect(settled?.rewards.slice(1)).toEqual(
    [25, 50, 75, 100].map((milestone) => ({
      action: 'milestone',
      amount: 5_000_000_000n,
      milestone,
    })),
  );
});

test('a cent above the balance is refused', () => {
  expect(settlePayment(debt, cents(76_001))).toBeUndefined();
});

test('however a debt is paid off, each milestone is earned once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 }), (amounts) => {
      let currentBalance = debt.originalBalance;
      const reached: (number | undefined)[] = [];
      for (const wanted of [...amounts, Number.MAX_SAFE_INTEGER]) {
        const amount = cents(Math.min(wanted, currentBalance));
        const settled = settlePayment({ ...debt, currentBalance }, amount);
        expect(settled?.currentBalance).toBe(currentBalance - amount);
        reached.push(...(settled?.rewards.slice(1) ?? []).map(({ milestone }) => milestone));
        currentBalance = settled?.currentBalance ?? currentBalance;
      }
      expect(reached).toEqual([25, 50, 75, 100]);
    }),
  );
});
