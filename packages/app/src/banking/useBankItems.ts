import { endpoints, type BankItem, type Endpoint } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useFeature } from '../cache/useFeature.ts';
import { useItemAction } from '../cache/useItemAction.ts';
import { usePanel } from '../cache/usePanel.ts';
import { BANK_QUERIES } from './useRefreshBank.ts';

/** What goes with a link: its accounts and rows, and what its debts are told by. */
const CHANGES: readonly Endpoint[] = [
  endpoints.getBankItems,
  endpoints.getBankSuggestions,
  ...BANK_QUERIES,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
];

/** The links to banks; `undefined` where the server has no such call. */
export function useBankItems(): Loadable<BankItem[]> | undefined {
  const offered = dataOr(useFeature('bank.unlink'), false);
  const items = usePanel(endpoints.getBankItems, { wanted: offered });
  return offered ? items : undefined;
}

/** Removes a link to a bank. */
export function useUnlinkBank(): (itemId: string) => Promise<ActionResult> {
  const unlink = useItemAction(endpoints.unlinkBank, CHANGES);
  return useCallback((itemId) => unlink(itemId, undefined), [unlink]);
}
