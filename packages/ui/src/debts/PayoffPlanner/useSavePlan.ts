import type { PlanRequest } from '@dime-time/finance-core/contract';
import { type ActionResult, settle, useSingleFlight, useToast } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { payoffPlannerWords } from '../words/payoffPlanner.ts';

/**
 * Saves a plan, one at a time, and shows the result in a toast. The plan on the page stays whatever
 * the result is.
 */
export function useSavePlan(
  onSave: ((plan: PlanRequest) => Promise<ActionResult>) | undefined,
): [pending: boolean, save: (plan: PlanRequest) => void] {
  const words = useWords(payoffPlannerWords);
  const { notify } = useToast();
  return useSingleFlight(async (plan: PlanRequest) => {
    if (!onSave) return;
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
