import { ZERO_CENTS, type Cents } from '../money/index.ts';

/**
 * How much of what waits a sweep may move: the account that is charged keeps its floor.
 *
 * @param available what the account has; `undefined` where its bank does not say, and then nothing
 * moves past a floor.
 * @param floor what is kept in the account; zero for no floor.
 * @returns zero where the sweep has to wait.
 * @example sweepable({ waiting: cents(2500), available: cents(21000), floor: cents(20000) }) // 1000
 */
export function sweepable({
  waiting,
  available,
  floor,
}: {
  waiting: Cents;
  available: Cents | undefined;
  floor: Cents;
}): Cents {
  if (floor === 0) return waiting;
  if (available === undefined) return ZERO_CENTS;
  return Math.max(0, Math.min(waiting, available - floor)) as Cents;
}
