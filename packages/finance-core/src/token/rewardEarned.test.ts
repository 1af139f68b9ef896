import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, formatQuantity } from '../money/index.ts';
import { rewardEarned } from './rewardEarned.ts';

describe('rewardEarned', () => {
  // @requirement 9.token.rewards
  test.each([
    ['round_up', '0.10'],
    ['milestone', '50.00'],
    ['daily_login', '1.00'],
  ] as const)('%s earns %s DTT', (action, tokens) => {
    expect(formatQuantity(rewardEarned({ action }), 2)).toBe(tokens);
  });

  // @requirement 9.token.rewards
  test.each([
    [100, '0.0500'],
    [5000, '2.5000'],
    [50, '0.0250'],
    [1, '0.0005'],
    [0, '0.0000'],
    [-5000, '0.0000'],
  ])('a debt payment of %i cents earns %s DTT', (amount, tokens) => {
    expect(formatQuantity(rewardEarned({ action: 'debt_payment', amount: cents(amount) }), 4)).toBe(
      tokens,
    );
  });

  test('a payment earns the same in one or in many parts', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000_000_000 - 1 });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const paid = (value: number) =>
          rewardEarned({ action: 'debt_payment', amount: cents(value) });
        expect(paid(a) + paid(b)).toBe(paid(a + b));
        expect(paid(a)).toBe(BigInt(a) * 50_000n);
      }),
    );
  });
});
