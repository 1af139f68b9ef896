import type { CalendarDay } from '@dime-time/finance-core';
import type { PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';
import { useMemo, useState } from 'react';
import { draftOf, isSamePlan } from '../planDraft.ts';

export interface PlanDraft {
  /** The plan as it is now. */
  plan: PlanRequest;
  /** The plan that is saved, or the default one. */
  base: PlanRequest;
  /** Whether they differ. */
  isChanged: boolean;
  change: (plan: PlanRequest) => void;
  /** Undoes the last change; `undefined` if there is none. */
  undo: (() => void) | undefined;
  /** Returns to the saved plan; `undefined` if nothing differs from it. */
  reset: (() => void) | undefined;
}

/** A plan before a change. */
interface Step {
  plan: PlanRequest | undefined;
  /** What was changed then. Changes of the extra in a row are undone together, as a slider makes many. */
  fields: string;
}

/**
 * Keeps the plan that is edited, and its changes for undo.
 *
 * Until the first change it is the saved plan, also when that changes elsewhere.
 */
export function usePlanDraft(saved: SavedPlan | undefined, today: CalendarDay): PlanDraft {
  const base = useMemo(() => draftOf(saved, today), [saved, today]);
  const [edited, setEdited] = useState<PlanRequest>();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const plan = edited ?? base;
  const isChanged = !isSamePlan(plan, base);
  const record = (fields: string) =>
    setSteps((last) =>
      fields === 'extraMonthly' && last.at(-1)?.fields === fields
        ? last
        : [...last, { plan: edited, fields }],
    );
  return {
    plan,
    base,
    isChanged,
    change(next) {
      const fields = changedFields(plan, next);
      if (fields === '') return;
      record(fields);
      setEdited(next);
    },
    undo:
      steps.length === 0
        ? undefined
        : () => {
            setEdited(steps.at(-1)?.plan);
            setSteps(steps.slice(0, -1));
          },
    reset: isChanged
      ? () => {
          record('');
          setEdited(undefined);
        }
      : undefined,
  };
}

function changedFields(one: PlanRequest, other: PlanRequest): string {
  const keys = Object.keys({ ...one, ...other }) as (keyof PlanRequest)[];
  return keys
    .filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .toSorted()
    .join(' ');
}
