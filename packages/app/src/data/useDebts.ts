import {
  endpoints,
  type Debt,
  type DebtRequest,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useMilestoneEvents } from '../analytics/index.ts';
import type { ActionResult } from './toActionResult.ts';
import { useMoneyAction } from './useMoneyAction.ts';
import { usePanel } from './usePanel.ts';

const CHANGES: readonly Endpoint[] = [endpoints.getDebts, endpoints.getDashboardSummary];

/** The household's debts. */
export function useDebts(): Loadable<Debt[]> {
  const debts = usePanel(endpoints.getDebts);
  useMilestoneEvents(debts.status === 'ready' ? debts.data : undefined);
  return debts;
}

/** Adds a debt, where the server has such a call. */
export function useAddDebt(): (debt: DebtRequest) => Promise<ActionResult> {
  return useMoneyAction(endpoints.createDebt, { changes: CHANGES });
}
