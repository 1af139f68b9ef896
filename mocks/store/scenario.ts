/** The names of the scenarios. */
export const SCENARIOS = [
  /** Two cards and a car loan, three months of purchases: the default. */
  'threeDebts',
  /** Just signed up: nothing linked, nothing owed, nothing bought. */
  'newUser',
  /** Every debt at zero. */
  'paidOff',
  /** Ten thousand transactions. */
  'hugeHistory',
  /** Three debts, and every call but the session's answers 503. */
  'apiDown',
  /** Three debts, and every answer is delayed. */
  'slow',
  /** Three debts, and no user is signed in. */
  'signedOut',
] as const;

export type Scenario = (typeof SCENARIOS)[number];
