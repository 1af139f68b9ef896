import {
  endpoints,
  type Debt,
  type DebtRequest,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useMilestoneEvents } from '../analytics/index.ts';
import type { ActionResult } from './toActionResult.ts';
import { useFeature } from './useFeature.ts';
import { useMoneyAction } from './useMoneyAction.ts';
import { usePanel } from './usePanel.ts';

const CHANGES: readonly Endpoint[] = [endpoints.getDebts, endpoints.getDashboardSummary];

/** The household's debts. */
export function useDebts(): Loadable<Debt[]> {
  const debts = usePanel(endpoints.getDebts);
  useMilestoneEvents(debts.status === 'ready' ? debts.data : undefined);
  return debts;
}

/** Adds a debt; `undefined` where the server has no such call. */
export function useAddDebt(): ((debt: DebtRequest) => Promise<ActionResult>) | undefined {
  const offered = useFeature('debts.create');
  const add = useMoneyAction(endpoints.createDebt, { changes: CHANGES });
  return offered ? add : undefined;
}
