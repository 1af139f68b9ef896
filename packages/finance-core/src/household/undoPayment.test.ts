import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, type Cents } from '../money/index.ts';
import { settlePayment } from './settlePayment.ts';
import { undoPayment } from './undoPayment.ts';

const owing = (balance: number) => ({
  originalBalance: cents(100_000),
  currentBalance: cents(balance),
});
const payment = {};
const at = (milestone: number) => ({ milestone });

describe('undoPayment', () => {
  test('puts the balance back and takes back what was earned', () => {
    const own = [payment, at(25)];
    expect(undoPayment({ debt: owing(74_000), amount: cents(2000), own, later: [] })).toEqual({
      currentBalance: 76_000,
      reversed: own,
      again: [],
    });
  });

  test('leaves a milestone to the later payment that reaches it without it', () => {
    // 20 % paid, then 30 % by this one and 40 % by the next; without this one the next reaches 25 %.
    const own = [payment, at(25)];
    expect(
      undoPayment({ debt: owing(60_000), amount: cents(10_000), own, later: [payment] }),
    ).toEqual({ currentBalance: 70_000, reversed: own, again: [25] });
  });

  test('takes a milestone back that a later payment reached with its help alone', () => {
    const later = [payment, at(50)];
    const undone = undoPayment({
      debt: owing(50_000),
      amount: cents(10_000),
      own: [payment],
      later,
    });
    expect(undone).toEqual({ currentBalance: 60_000, reversed: [payment, at(50)], again: [] });
  });

  test('gives nothing again where no payment came after it', () => {
    // The bank told a lower balance meanwhile.
    const own = [payment, at(25)];
    expect(
      undoPayment({ debt: owing(40_000), amount: cents(10_000), own, later: [] }).again,
    ).toEqual([]);
  });

  test('leaves what is earned as if the payment had never been made', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(), (list, choice) => {
        const paid = list.filter((_, index) => sum(list.slice(0, index + 1)) <= 100_000);
        if (paid.length === 0) return;
        const chosen = choice % paid.length;
        const all = earnedBy(paid);
        const own = all[chosen] ?? [];
        const later = all.slice(chosen + 1).flat();
        const debt = owing(100_000 - sum(paid));
        const amount = cents(paid[chosen] ?? 0);
        const undone = undoPayment({ debt, amount, own, later });
        const kept = all.flat().filter((reward) => !undone.reversed.includes(reward));
        const milestones = [...kept.flatMap(({ milestone }) => milestone ?? []), ...undone.again];
        const without = earnedBy(paid.filter((_, index) => index !== chosen)).flat();
        expect(undone.currentBalance).toBe(debt.currentBalance + amount);
        expect(milestones.toSorted((a, b) => a - b)).toEqual(
          without.flatMap(({ milestone }) => milestone ?? []),
        );
      }),
    );
  });
});

function earnedBy(payments: readonly number[]): { milestone?: number | undefined }[][] {
  let currentBalance: Cents = cents(100_000);
  return payments.map((amount) => {
    const settled = settlePayment(
      { originalBalance: cents(100_000), currentBalance },
      cents(amount),
    );
    if (!settled) throw new Error('The payments are within the debt.');
    ({ currentBalance } = settled);
    return settled.rewards.map(({ milestone }) => ({ milestone }));
  });
}

function sum(list: readonly number[]): number {
  return list.reduce((total, amount) => total + amount, 0);
}
