import { roundUp, sumCents, cents, type Cents } from '@dime-time/finance-core';

/** A purchase and its round-up. */
export interface ExamplePurchase {
  readonly merchant: string;
  readonly amount: Cents;
  readonly spare: Cents;
}

/** The example of the landing page: an ordinary day. */
const PURCHASES = [
  { merchant: 'Coffee', amount: cents(475) },
  { merchant: 'Lunch', amount: cents(467) },
  { merchant: 'Groceries', amount: cents(3742) },
] as const;

/** Returns an ordinary day: each purchase with its round-up, and their sum. */
export function exampleDay(): { purchases: readonly ExamplePurchase[]; total: Cents } {
  const purchases = PURCHASES.map((purchase) => ({
    ...purchase,
    spare: roundUp(purchase.amount),
  }));
  return { purchases, total: sumCents(purchases.map(({ spare }) => spare)) };
}

/** A figure with its label. */
export interface HeroProof {
  /** The figure as it is shown: '$47'. */
  readonly figure: string;
  /** What it measures. */
  readonly label: string;
}

/** The marketing figures of the specification, as shown below the heading. */
export const HERO_PROOF: readonly HeroProof[] = [
  { figure: '$47', label: 'average weekly round-ups' },
  { figure: '18 months', label: 'faster out of debt' },
  { figure: '$3,200', label: 'interest saved' },
];
