import {
  endpoints,
  type DashboardSummary,
  type Endpoint,
  type IncludeRoundUpsRequest,
} from '@dime-time/finance-core/contract';
import { roundUpPurse, type Loadable } from '@dime-time/ui';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useMoneyAction } from '../cache/useMoneyAction.ts';

/** What rounding up earlier purchases changes; they earn tokens, too. */
const CHANGES: readonly Endpoint[] = [
  endpoints.getDashboardSummary,
  endpoints.getTransactions,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

/** Whether the server keeps a purse, as far as its figures have said so. */
export function hasPurse(summary: Loadable<DashboardSummary>): boolean {
  return summary.status === 'ready' && roundUpPurse(summary.data) !== undefined;
}

/** Rounds up purchases that rounded up to nothing, or says no to that for good. */
export function useIncludeRoundUps(): (body: IncludeRoundUpsRequest) => Promise<ActionResult> {
  return useMoneyAction(endpoints.includeRoundUps, { changes: CHANGES });
}
