/** One payoff strategy, explained to people with several debts. */
export interface Strategy {
  /** Its name. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly how: string;
  /** Whom it suits, in a sentence. */
  readonly suits: string;
}

/** The two strategies of Debt Management. */
export const PAYOFF_STRATEGIES: readonly Strategy[] = [
  {
    name: 'Debt Avalanche',
    how: 'Pay the minimum on every debt, and send anything extra to the one with the highest interest rate.',
    suits: 'It usually costs the least interest. Round-ups work this way, too.',
  },
  {
    name: 'Debt Snowball',
    how: 'Pay the minimum on every debt, and send anything extra to the one with the smallest balance.',
    suits: 'It can cost more interest, but an early win keeps you motivated.',
  },
];
