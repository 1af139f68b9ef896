import type { Cents } from '@dime-time/finance-core';
import { changePurse, waitingIn, type PurseEvent } from '@dime-time/finance-core/household';
import type { MockState } from './state.ts';

/**
 * Moves money into or out of the purse.
 *
 * @returns whether it was moved; an amount above what waits is not.
 */
export function movePurse(state: MockState, type: PurseEvent['type'], amount: Cents): boolean {
  const after = changePurse(state.purse, { type, amount });
  if (after) state.purse = after;
  return after !== undefined;
}

/** The round-ups that are collected and not used yet, in cents. */
export function waitingOf({ purse }: Pick<MockState, 'purse'>): Cents {
  return waitingIn(purse);
}
