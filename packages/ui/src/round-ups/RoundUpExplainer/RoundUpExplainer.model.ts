import { addCents, cents, roundUp, type Cents } from '@dime-time/finance-core';

/** A purchase, the rounded amount, and the difference. */
export interface RoundUpExample {
  readonly amount: Cents;
  readonly rounded: Cents;
  readonly spare: Cents;
}

/** The two example purchases of the specification. */
export const EXPLAINED_PURCHASES: readonly Cents[] = [cents(467), cents(3742)];

/** Rounds each purchase by the product’s own rule. */
export function roundUpExamples(purchases: readonly Cents[]): readonly RoundUpExample[] {
  return purchases.map((amount) => {
    const spare = roundUp(amount);
    return { amount, spare, rounded: addCents(amount, spare) };
  });
}
