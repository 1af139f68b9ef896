import type { Debt } from '@dime-time/finance-core/contract';
import { useEffect, useRef } from 'react';
import { track } from './analytics.ts';
import { milestonesBetween } from './milestonesBetween.ts';

/** Tracks each milestone that a debt reaches while it is on screen. */
export function useMilestoneEvents(debts: readonly Debt[] | undefined): void {
  const before = useRef(debts);
  useEffect(() => {
    if (debts === undefined || debts === before.current) return;
    for (const percent of milestonesBetween(before.current ?? [], debts)) {
      track({ name: 'milestone_achieved', params: { percent } });
    }
    before.current = debts;
  }, [debts]);
}
