import {
  endpoints,
  type Debt,
  type DebtRequest,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { dataOr, type DebtEditing, type Loadable } from '@dime-time/ui';
import { useMemo } from 'react';
import { useMilestoneEvents } from '../analytics/index.ts';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useFeature } from '../cache/useFeature.ts';
import { useItemAction } from '../cache/useItemAction.ts';
import { useMoneyAction } from '../cache/useMoneyAction.ts';
import { usePanel } from '../cache/usePanel.ts';
import type { ResourceOptions } from '../cache/useResource.ts';

const CHANGES: readonly Endpoint[] = [endpoints.getDebts, endpoints.getDashboardSummary];

/** The household's debts. */
export function useDebts(options?: ResourceOptions): Loadable<Debt[]> {
  const debts = usePanel(endpoints.getDebts, options);
  useMilestoneEvents(debts.status === 'ready' ? debts.data : undefined);
  return debts;
}

/** Adds a debt, where the server has such a call. */
export function useAddDebt(): (debt: DebtRequest) => Promise<ActionResult> {
  return useMoneyAction(endpoints.createDebt, { changes: CHANGES });
}

/** Edits debts, where the server has such calls. */
export function useDebtEditing(): DebtEditing | undefined {
  const offered = dataOr(useFeature('debts.edit'), false);
  const onUpdate = useItemAction(endpoints.updateDebt, CHANGES);
  const onCorrectBalance = useItemAction(endpoints.correctDebtBalance, CHANGES);
  const close = useItemAction(endpoints.closeDebt, CHANGES);
  const reopen = useItemAction(endpoints.reopenDebt, CHANGES);
  const remove = useItemAction(endpoints.deleteDebt, CHANGES);
  return useMemo(
    () =>
      offered
        ? {
            onUpdate,
            onCorrectBalance,
            onClose: (id) => close(id, undefined),
            onReopen: (id) => reopen(id, undefined),
            onDelete: (id) => remove(id, undefined),
          }
        : undefined,
    [offered, onUpdate, onCorrectBalance, close, reopen, remove],
  );
}
