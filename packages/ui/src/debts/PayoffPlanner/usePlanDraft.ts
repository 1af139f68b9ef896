import type { Multiplier } from '@dime-time/finance-core';
import type { DebtPatch, PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import {
  draftOf,
  isSamePlan,
  type PlannedHousehold,
  type UnsavedPlan,
  type UnsavedPlanStore,
} from '../planDraft.ts';

/** Terms that are tried out, by the ID of their debt. */
export type TriedTerms = Readonly<Record<string, DebtPatch>>;

const NO_TERMS: TriedTerms = {};

export interface PlanDraft {
  /** The plan as it is now. */
  plan: PlanRequest;
  /** The plan that is saved, or the default one. */
  base: PlanRequest;
  /** Whether they differ. */
  isChanged: boolean;
  /** Where the changes are not of this visit, or not of the plan that is saved now. */
  notice: 'restored' | 'conflict' | undefined;
  change: (plan: PlanRequest) => void;
  /** The round-up multiplier that was tried out last, until the page is left; `undefined` if none was. */
  triedMultiplier: Multiplier | undefined;
  /** Stays the same, so that the lever is rendered again only when what it shows changes. */
  tryMultiplier: (multiplier: Multiplier) => void;
  /** The terms of debts that are tried out, by ID, until the page is left. */
  triedTerms: TriedTerms;
  /** Tries out terms of a debt; `undefined` returns to those it has. Stays the same. */
  tryTerms: (debtId: string, terms: DebtPatch | undefined) => void;
  /** Undoes the last change or try-out; `undefined` if there is none. */
  undo: (() => void) | undefined;
  /** Returns to the saved plan, and tries out nothing. */
  reset: () => void;
  /** Keeps the changes, on top of the plan that is saved now. */
  rebase: () => void;
  /** Must be called with a plan that is being saved, so that its version does not count as one from elsewhere. */
  sent: (plan: PlanRequest) => void;
}

/** A plan before a change. */
interface Step {
  edited: UnsavedPlan | undefined;
  triedMultiplier: Multiplier | undefined;
  triedTerms: TriedTerms;
  /** What was changed then. Changes of the extra in a row are undone together, as a slider makes many. */
  fields: string;
}

/**
 * Keeps the plan that is edited, and its changes for undo.
 *
 * Until the first change it is the saved plan, also when that changes elsewhere.
 *
 * @param store keeps the changes while the page is closed; `undefined` if nothing does.
 */
export function usePlanDraft(
  saved: SavedPlan | undefined,
  household: PlannedHousehold,
  store: UnsavedPlanStore | undefined,
): PlanDraft {
  const { asOf } = household;
  const base = useMemo(() => draftOf(saved, asOf), [saved, asOf]);
  const [kept] = useState(() => keptPlan(store, household));
  const [edited, setEdited] = useState<UnsavedPlan | undefined>(kept);
  const [triedMultiplier, setTriedMultiplier] = useState<Multiplier>();
  const [triedTerms, setTriedTerms] = useState(NO_TERMS);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [own, setOwn] = useState<PlanRequest>();
  const [isRestored, setRestored] = useState(kept !== undefined);
  const plan = edited?.plan ?? base;
  const isChanged = !isSamePlan(plan, base);
  const isOwn = own !== undefined && isSamePlan(base, own);
  const isConflict = isChanged && edited !== undefined && edited.basedOn !== saved?.id && !isOwn;
  // A change that was made while an earlier one was being saved is on top of the saved one.
  if (isOwn && edited && edited.basedOn !== saved?.id) {
    setEdited({ ...edited, basedOn: saved?.id });
  }
  // Once it is saved or undone, there is nothing to restore.
  if (edited && !isChanged) {
    setEdited(undefined);
    setRestored(false);
  }
  useEffect(() => store?.save(isChanged ? edited : undefined), [store, isChanged, edited]);
  const record = (fields: string) =>
    setSteps((last) =>
      fields === 'extraMonthly' && last.at(-1)?.fields === fields
        ? last
        : [...last, { edited, triedMultiplier, triedTerms, fields }],
    );
  const latest = useRef({ record, triedTerms });
  useBrowserLayoutEffect(() => {
    latest.current = { record, triedTerms };
  });
  const tryMultiplier = useCallback((multiplier: Multiplier) => {
    latest.current.record('triedMultiplier');
    setTriedMultiplier(multiplier);
  }, []);
  const tryTerms = useCallback((debtId: string, terms: DebtPatch | undefined) => {
    const { [debtId]: last, ...others } = latest.current.triedTerms;
    // A form that was not changed tries nothing out.
    if (!terms && !last) return;
    latest.current.record('triedTerms');
    setTriedTerms(terms ? { ...others, [debtId]: terms } : others);
  }, []);
  const set = (next: PlanRequest) =>
    setEdited({ plan: next, basedOn: isConflict ? edited.basedOn : saved?.id });
  return {
    plan,
    base,
    isChanged,
    notice: isConflict ? 'conflict' : isRestored && isChanged ? 'restored' : undefined,
    change(next) {
      const fields = changedFields(plan, next);
      if (fields === '') return;
      record(fields);
      set(next);
    },
    triedMultiplier,
    tryMultiplier,
    triedTerms,
    tryTerms,
    undo:
      steps.length === 0
        ? undefined
        : () => {
            const last = steps.at(-1);
            setEdited(last?.edited);
            setTriedMultiplier(last?.triedMultiplier);
            setTriedTerms(last?.triedTerms ?? NO_TERMS);
            setSteps(steps.slice(0, -1));
          },
    reset() {
      record('');
      setEdited(undefined);
      setTriedMultiplier(undefined);
      setTriedTerms(NO_TERMS);
    },
    rebase: () => setEdited({ plan, basedOn: saved?.id }),
    sent: setOwn,
  };
}

/** The plan that was kept, without what is over and without debts that are gone. */
function keptPlan(
  store: UnsavedPlanStore | undefined,
  { debts, asOf }: PlannedHousehold,
): UnsavedPlan | undefined {
  const kept = store?.load();
  if (!kept) return undefined;
  const plan = draftOf(kept.plan, asOf);
  const order = plan.order.filter((id) => debts.some((debt) => debt.id === id));
  return { ...kept, plan: { ...plan, order } };
}

function changedFields(one: PlanRequest, other: PlanRequest): string {
  const keys = Object.keys({ ...one, ...other }) as (keyof PlanRequest)[];
  return keys
    .filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .toSorted()
    .join(' ');
}
