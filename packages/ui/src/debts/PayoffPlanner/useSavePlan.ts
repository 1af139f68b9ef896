import type { PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';
import { type ActionResult, settle, useSingleFlight, useToast } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { payoffPlannerWords } from '../words/payoffPlanner.ts';

export interface SavePlanOptions {
  /** Saves the plan; `undefined` if the server has no such call. */
  onSave: ((plan: PlanRequest) => Promise<ActionResult>) | undefined;
  /** Reads the plan that is saved now; `undefined` if it cannot be read again. */
  onRefresh: (() => Promise<SavedPlan | undefined>) | undefined;
  /** The ID of the saved plan on the page. */
  savedId: string | undefined;
  /** Called before a plan is sent. */
  onSend: (plan: PlanRequest) => void;
}

/**
 * Saves a plan, one at a time, and shows the result in a toast. The plan on the page stays whatever
 * the result is. A version that was saved elsewhere meanwhile is not overwritten.
 */
export function useSavePlan({
  onSave,
  onRefresh,
  savedId,
  onSend,
}: SavePlanOptions): [pending: boolean, save: (plan: PlanRequest) => void] {
  const words = useWords(payoffPlannerWords);
  const { notify } = useToast();
  return useSingleFlight(async (plan: PlanRequest) => {
    if (!onSave) return;
    // If it cannot be read, the save fails as well and says why.
    const newest = await onRefresh?.().catch(() => undefined);
    if (newest && newest.id !== savedId) {
      return void notify({
        title: words.failed,
        description: words.changedElsewhere,
        variant: 'destructive',
      });
    }
    onSend(plan);
    const result = await settle(onSave(plan));
    if (result.ok) {
      return void notify({ title: words.saved, description: words.savedDetail });
    }
    notify(
      result.unknown
        ? { title: words.unknownTitle, description: words.unknownMessage, variant: 'destructive' }
        : { title: words.failed, description: result.message, variant: 'destructive' },
    );
  });
}
