import { expect, test } from 'vitest';
import { cents, ZERO_CENTS } from '../money/index.ts';
import { planPayment, type PaymentInput } from './planPayment.ts';

const payment: PaymentInput = {
  debt: { originalBalance: cents(100_000), currentBalance: cents(76_000) },
  amount: cents(2000),
  source: 'manual',
  waiting: ZERO_CENTS,
};

test('a payment lowers the balance and earns its rewards', () => {
  expect(planPayment(payment)).toMatchObject({
    currentBalance: 74_000,
    rewards: [{ action: 'debt_payment' }, { action: 'milestone', milestone: 25 }],
  });
});

test.each([{ amount: cents(76_001) }, { source: 'roundup', waiting: cents(1999) }] as const)(
  '%o is refused',
  (change) => {
    const message: unknown = expect.any(String);
    expect(() => planPayment({ ...payment, ...change })).toThrow(
      expect.objectContaining({
        status: 422,
        issues: [expect.objectContaining({ path: 'amount', message })],
      }),
    );
  },
);

test('round-ups that wait are enough to the cent', () => {
  expect(planPayment({ ...payment, source: 'roundup', waiting: cents(2000) })).toMatchObject({
    currentBalance: 74_000,
  });
});
