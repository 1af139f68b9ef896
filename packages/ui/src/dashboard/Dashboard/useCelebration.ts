import { isDebtFree, type HouseholdMilestone } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import type { Loadable } from '../../primitives/index.ts';

export interface CelebrationInput {
  /** The household’s months, if the server reports them. */
  history: Loadable<unknown> | undefined;
  debts: readonly Debt[];
  payments: readonly Payment[];
  milestones: readonly HouseholdMilestone[];
}

export interface Celebration {
  /** Whether the page celebrates once nothing is owed. */
  isOffered: boolean;
  /** Whether it does now. */
  celebrates: boolean;
  /** The milestones, without that of the last debt if the celebration says it. */
  reached: readonly HouseholdMilestone[];
}

/**
 * Decides what the dashboard celebrates. A server that reports a history offers it; once that is known,
 * it stays so while the page is mounted, also if the history later fails to load.
 */
export function useCelebration(input: CelebrationInput): Celebration {
  const { history, debts, payments, milestones } = input;
  const [wasOffered, setOffered] = useState(false);
  // Until it is known whether the server reports a history, nothing is taken for offered.
  const isOffered = wasOffered || (history !== undefined && history.status !== 'loading');
  if (isOffered && !wasOffered) setOffered(true);
  const celebrates = isOffered && isDebtFree(debts, payments);
  const reached = celebrates ? milestones.filter((one) => !isEverything(one)) : milestones;
  return { isOffered, celebrates, reached };
}

/** Whether a milestone is that of the last debt. */
function isEverything(milestone: HouseholdMilestone): boolean {
  return milestone.kind === 'quarter' && milestone.percent === 100;
}
