import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctedOriginalBalance } from '../household/correctedOriginalBalance.ts';
import { addCents, cents, subtractCents, ZERO_CENTS } from '../money/index.ts';
import { paidElsewhere } from './paidElsewhere.ts';

test('is what the original was lowered by, besides the known payments', () => {
  const debt = { originalBalance: cents(240_000), currentBalance: cents(140_033) };
  expect(paidElsewhere(debt, cents(10_000))).toBe(89_967);
  expect(paidElsewhere(debt, cents(200_000))).toBe(0);
});

test('no payment, charge or correction changes it', () => {
  const step = fc.tuple(
    fc.constantFrom('payment' as const, 'charge' as const, 'correction' as const),
    fc.integer({ min: 1, max: 1_000_000 }).map(cents),
  );
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(step, { maxLength: 20 }), (before, steps) => {
      const first = cents(50_000_000);
      let debt = {
        originalBalance: addCents(first, cents(before)),
        currentBalance: first,
        addedCharges: ZERO_CENTS,
      };
      let known = ZERO_CENTS;
      for (const [kind, amount] of steps) {
        const lower = subtractCents(debt.currentBalance, amount);
        switch (kind) {
          case 'payment':
            known = addCents(known, amount);
            debt = { ...debt, currentBalance: lower };
            break;
          case 'charge':
            debt = {
              ...debt,
              currentBalance: addCents(debt.currentBalance, amount),
              addedCharges: addCents(debt.addedCharges, amount),
            };
            break;
          case 'correction':
            debt = {
              ...debt,
              originalBalance: correctedOriginalBalance(debt, lower),
              currentBalance: lower,
            };
        }
        expect(paidElsewhere(debt, known)).toBe(before);
      }
    }),
  );
});
