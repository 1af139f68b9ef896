import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, sumCents } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { planSweep } from './planSweep.ts';

const today = calendarDay('2026-11-26');

function debt(id: string, balance: number, percent: number) {
  return { id, currentBalance: cents(balance), interestRate: aprFromPercent(percent) };
}

describe('planSweep', () => {
  // @requirement 1.sweep.highest-rate
  test('pays the debt with the highest rate', () => {
    const debts = [debt('car', 900_000, 6.5), debt('card', 50_000, 24.99)];
    expect(planSweep({ amount: cents(2500), today, debts })).toEqual({
      crypto: 0,
      payments: [{ debtId: 'card', amount: 2500 }],
      left: 0,
    });
  });

  test('goes on to the next debt when one is paid off', () => {
    const debts = [debt('car', 900_000, 6.5), debt('card', 1000, 24.99), debt('shop', 700, 29)];
    expect(planSweep({ amount: cents(2500), today, debts })).toEqual({
      crypto: 0,
      payments: [
        { debtId: 'shop', amount: 700 },
        { debtId: 'card', amount: 1000 },
        { debtId: 'car', amount: 800 },
      ],
      left: 0,
    });
  });

  test('stops where a debt takes the last cent', () => {
    const debts = [debt('card', 2500, 24.99), debt('car', 900_000, 6.5)];
    expect(planSweep({ amount: cents(2500), today, debts }).payments).toEqual([
      { debtId: 'card', amount: 2500 },
    ]);
  });

  test('takes the larger balance of equal rates, then the earlier debt', () => {
    const debts = [debt('a', 500, 20), debt('b', 900, 20), debt('c', 900, 20)];
    expect(
      planSweep({ amount: cents(2000), today, debts }).payments.map((one) => one.debtId),
    ).toEqual(['b', 'c', 'a']);
  });

  test('leaves in the balance what is more than all debts', () => {
    const debts = [debt('card', 1000, 24.99), debt('paid', 0, 29), debt('over', -500, 29)];
    expect(planSweep({ amount: cents(2500), today, debts })).toEqual({
      crypto: 0,
      payments: [{ debtId: 'card', amount: 1000 }],
      left: 1500,
    });
    expect(planSweep({ amount: cents(2500), today, debts: [] }).left).toBe(2500);
  });

  test('goes by the rate in force, also on the last day of a promotion', () => {
    const promotion = { interestRate: aprFromPercent(0), endsOn: today };
    const debts = [{ ...debt('card', 50_000, 29.99), promotion }, debt('loan', 50_000, 9)];
    const paid = (day = today) =>
      planSweep({ amount: cents(2500), today: day, debts }).payments.map((one) => one.debtId);
    expect(paid()).toEqual(['loan']);
    expect(paid(addDays(today, 1))).toEqual(['card']);
  });

  // @requirement 1.crypto.share
  test('splits the crypto share off first and rounds it down', () => {
    const debts = [debt('card', 50_000, 24.99)];
    expect(planSweep({ amount: cents(1001), today, debts, cryptoPercentage: 25 })).toEqual({
      crypto: 250,
      payments: [{ debtId: 'card', amount: 751 }],
      left: 0,
    });
    expect(planSweep({ amount: cents(1001), today, debts, cryptoPercentage: 100 })).toEqual({
      crypto: 1001,
      payments: [],
      left: 0,
    });
  });

  test.each([
    [2499, 0],
    [2500, 2500],
    [9000, 9000],
  ])('with a threshold of $25, %i cents pay %i', (amount, paid) => {
    const debts = [debt('card', 50_000, 24.99)];
    const plan = planSweep({
      amount: cents(amount),
      today,
      debts,
      cryptoPercentage: 0,
      threshold: cents(2500),
    });
    expect(sumCents(plan.payments.map((one) => one.amount))).toBe(paid);
    expect(plan.left).toBe(amount - paid);
  });

  test('takes no crypto share below the threshold', () => {
    expect(
      planSweep({
        amount: cents(999),
        today,
        debts: [],
        cryptoPercentage: 50,
        threshold: cents(1000),
      }),
    ).toEqual({ crypto: 0, payments: [], left: 999 });
  });

  test.each([0, -500])('moves nothing out of a balance of %i', (amount) => {
    const debts = [debt('card', 50_000, 24.99)];
    expect(planSweep({ amount: cents(amount), today, debts, cryptoPercentage: 50 })).toEqual({
      crypto: 0,
      payments: [],
      left: amount,
    });
  });

  test('refuses a percentage that is none', () => {
    expect(() =>
      planSweep({ amount: cents(100), today, debts: [], cryptoPercentage: 101 }),
    ).toThrow(RangeError);
  });

  test('conserves the sum, overpays nothing and leaves no dearer debt unpaid', () => {
    const debts = fc.array(
      fc.record({
        id: fc.uuid(),
        currentBalance: fc.integer({ min: -100, max: 5000 }).map((value) => cents(value)),
        interestRate: fc.integer({ min: 0, max: 30 }).map((value) => aprFromPercent(value)),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        debts,
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 100 }),
        (list, amount, cryptoPercentage) => {
          const plan = planSweep({ amount: cents(amount), today, debts: list, cryptoPercentage });
          const paid = new Map(plan.payments.map((one) => [one.debtId, one.amount]));
          let total = BigInt(plan.crypto) + BigInt(plan.left);
          for (const value of paid.values()) total += BigInt(value);
          expect(total).toBe(BigInt(amount));
          expect(BigInt(plan.crypto)).toBe((BigInt(amount) * BigInt(cryptoPercentage)) / 100n);
          const owed = list.filter((one) => one.currentBalance > 0);
          for (const one of owed) {
            const part = paid.get(one.id) ?? 0;
            expect(part).toBeLessThanOrEqual(one.currentBalance);
            if (part === one.currentBalance) continue;
            // Still owed, so nothing is left over and no cheaper debt got anything.
            expect(plan.left).toBe(0);
            const cheaper = owed.filter((other) => other.interestRate < one.interestRate);
            expect(cheaper.filter((other) => paid.has(other.id))).toEqual([]);
          }
        },
      ),
    );
  });
});
