import { ZERO_CENTS, type Cents } from '../../money/index.ts';

export interface SweepableInput {
  /** Collected and not used yet. */
  waiting: Cents;
  /**
   * The account that is charged; `undefined` while none is linked. What it has is `undefined` where
   * its bank does not say, and then nothing moves past a floor.
   */
  account: { available?: Cents | undefined } | undefined;
  /** What is kept in the account; zero for no floor. */
  floor: Cents;
}

/**
 * How much of what waits a sweep may move. A sweep moves money out of an account, so without one
 * nothing moves, and the account keeps its floor.
 *
 * @returns zero where the sweep has to wait.
 * @example
 * sweepable({ waiting: cents(2500), account: { available: cents(21000) }, floor: cents(20000) }) // 1000
 */
export function sweepable({ waiting, account, floor }: SweepableInput): Cents {
  if (!account) return ZERO_CENTS;
  if (floor === 0) return waiting;
  if (account.available === undefined) return ZERO_CENTS;
  return Math.max(0, Math.min(waiting, account.available - floor)) as Cents;
}
