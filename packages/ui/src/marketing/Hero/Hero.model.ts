import { roundUp, sumCents, cents, type Cents } from '@dime-time/finance-core';
import type { HeroWords } from '../../words/subjects/marketing/hero.ts';

/** The example of the landing page: the purchases of an ordinary day. */
export const EXAMPLE_AMOUNTS = {
  coffee: cents(475),
  lunch: cents(467),
  groceries: cents(3742),
} as const;

/** Returns a day of purchases: each with its round-up, and the sum of the round-ups. */
export function exampleDay<Purchase extends { readonly amount: Cents }>(
  bought: readonly Purchase[],
): { purchases: readonly (Purchase & { spare: Cents })[]; total: Cents } {
  const purchases = bought.map((purchase) => ({ ...purchase, spare: roundUp(purchase.amount) }));
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
export function heroProof(words: HeroWords): readonly HeroProof[] {
  return [
    { figure: '$47', label: words.roundUps },
    { figure: words.faster, label: words.fasterLabel },
    { figure: '$3,200', label: words.interest },
  ];
}
