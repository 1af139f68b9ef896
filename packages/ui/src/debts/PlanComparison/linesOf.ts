import {
  isDueThisMonth,
  plannedBalances,
  type CalendarDay,
  type Cents,
  type PlannedTrendInput,
  type PlanResult,
} from '@dime-time/finance-core';
import { payoffLine, type PayoffLine } from '../../charts/index.ts';
import type { PlanComparisonWords } from '../../words/subjects/debts/planComparison.ts';

/** What is compared. */
export interface ComparedPlans {
  plan: PlanResult;
  /** The saved plan from today’s balances; `undefined` where the edited one is the same. */
  savedPlan: PlanResult | undefined;
  minimumOnly: PlanResult;
  /** What the saved plan promised on the day it was saved. */
  promised: PlannedTrendInput['promised'] | undefined;
  /** What was owed in the months before; `undefined` if it is not known. */
  past: readonly Cents[] | undefined;
  today: CalendarDay;
}

/**
 * The lines of the picture, by what they stand for: what leads from now is dashed, what was saved is thin and
 * solid. The saved plan is drawn as it was promised, since the day it was saved; where that is not known, or
 * of this month, as it leads from today’s balances. Both are there while the plan is edited, since a promise
 * that was not kept does not compare with plans of today.
 */
export function linesOf(compared: ComparedPlans, words: PlanComparisonWords): PayoffLine[] {
  const { plan, savedPlan, minimumOnly, promised, past = [], today } = compared;
  const planned =
    promised &&
    plannedBalances({
      promised,
      today,
      monthsBefore: past.length,
      dueThisMonth: isDueThisMonth(minimumOnly),
    });
  return [
    { ...payoffLine(words.yours, plan), kind: 'forecast' },
    ...(savedPlan
      ? [
          planned
            ? payoffLine(words.savedNow, savedPlan)
            : { ...payoffLine(words.saved, savedPlan), kind: 'planned' as const },
        ]
      : []),
    { ...payoffLine(words.minimumOnly, minimumOnly), kind: 'minimums' },
    ...(planned
      ? [{ ...planned, name: words.saved, kind: 'planned' as const, outcome: 'paid-off' as const }]
      : []),
  ];
}
