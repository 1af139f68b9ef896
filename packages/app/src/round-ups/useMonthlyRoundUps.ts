import { monthlyRoundUps, recentRoundUps, type Cents } from '@dime-time/finance-core';
import { endpoints, type DashboardSummary } from '@dime-time/finance-core/contract';
import { bothLoadable, mapLoadable, type Loadable } from '@dime-time/ui';
import { useMemo } from 'react';
import type { Clock } from '../shell/useClock.ts';
import { usePanel } from '../cache/usePanel.ts';
import { TRANSACTIONS_FRESH_FOR_MS } from '../transactions/useTransactions.ts';

/**
 * What a month's round-ups bring to the debts, worked out here for a server whose summary does not
 * say; `undefined` for one that does, of which nothing more is asked.
 */
export function useMonthlyRoundUps(
  summary: Loadable<DashboardSummary>,
  { asOf, timeZone }: Clock,
): Loadable<Cents> | undefined {
  const wanted = summary.status === 'ready' && summary.data.monthlyRoundUps === undefined;
  const transactions = usePanel(endpoints.getTransactions, {
    freshForMs: TRANSACTIONS_FRESH_FOR_MS,
    wanted,
  });
  const settings = usePanel(endpoints.getRoundUpSettings, { wanted });
  return useMemo(
    () =>
      wanted
        ? mapLoadable(bothLoadable(transactions, settings), ([bought, set]) =>
            monthlyRoundUps(recentRoundUps(bought, asOf, timeZone), set, asOf),
          )
        : undefined,
    [wanted, transactions, settings, asOf, timeZone],
  );
}
