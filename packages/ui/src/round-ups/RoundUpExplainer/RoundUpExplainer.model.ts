import { addCents, cents, roundUp, type Cents } from '@dime-time/finance-core';

/** A purchase, what is paid with its round-up, and the spare change between. */
export interface RoundUpExample {
  readonly amount: Cents;
  readonly rounded: Cents;
  readonly spare: Cents;
}

/** The two purchases the specification explains round-ups on. */
export const EXPLAINED_PURCHASES: readonly Cents[] = [cents(467), cents(3742)];

/** Works each purchase out by the same rule as the real ones. */
export function roundUpExamples(purchases: readonly Cents[]): readonly RoundUpExample[] {
  return purchases.map((amount) => {
    const spare = roundUp(amount);
    return { amount, spare, rounded: addCents(amount, spare) };
  });
}
