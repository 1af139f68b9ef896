import { monthlyRoundUps, recentRoundUps, type Cents } from '@dime-time/finance-core';
import {
  endpoints,
  type DashboardSummary,
  type EarlierRoundUps,
  type RoundUpSettings,
} from '@dime-time/finance-core/contract';
import {
  bothLoadable,
  dataOr,
  mapLoadable,
  roundUpPurse,
  useClock,
  type BankLinkFinds,
  type Loadable,
} from '@dime-time/ui';
import { useMemo } from 'react';
import { useQuery, type QueryOptions } from '../cache/useQuery.ts';

import { useIncludeRoundUps } from './mutations.ts';

/** The figures of the dashboard: total debt, payments, and the purse of the round-ups. */
export function useDashboardSummary(options?: QueryOptions): Loadable<DashboardSummary> {
  return useQuery(endpoints.getDashboardSummary, options);
}

/** Whether the server is known to keep a purse of round-ups. */
export function hasPurse(summary: Loadable<DashboardSummary>): boolean {
  return summary.status === 'ready' && roundUpPurse(summary.data) !== undefined;
}

/** How purchases are rounded up, and where the round-ups go. */
export function useRoundUpSettings(options?: QueryOptions): Loadable<RoundUpSettings> {
  return useQuery(endpoints.getRoundUpSettings, options);
}

/**
 * The round-ups that a month contributes to the debts, calculated here for a server whose summary does
 * not include them; `undefined` for one that does, and then nothing more is read.
 *
 * @param options whether they are needed at all.
 */
export function useMonthlyRoundUps(
  summary: Loadable<DashboardSummary>,
  options?: QueryOptions,
): Loadable<Cents> | undefined {
  const { asOf, timeZone } = useClock();
  const isMissing = summary.status === 'ready' && summary.data.monthlyRoundUps === undefined;
  const enabled = isMissing && options?.enabled !== false;
  const transactions = useQuery(endpoints.getTransactions, { enabled });
  const settings = useRoundUpSettings({ enabled });
  return useMemo(
    () =>
      enabled
        ? mapLoadable(bothLoadable(transactions, settings), ([bought, set]) =>
            monthlyRoundUps(recentRoundUps(bought, asOf, timeZone), set, asOf),
          )
        : undefined,
    [enabled, transactions, settings, asOf, timeZone],
  );
}

/** The purchases made while round-ups were off that can still be included; `undefined` if none. */
export function useMissedRoundUps(
  summary: Loadable<DashboardSummary>,
): ({ earlier: EarlierRoundUps } & Pick<BankLinkFinds, 'onInclude'>) | undefined {
  const include = useIncludeRoundUps();
  const earlier = dataOr(summary, undefined)?.earlierRoundUps;
  // Purchases from before a bank link are offered on the page of the bank.
  if (earlier?.cause !== 'off') return undefined;
  return { earlier, onInclude: (from) => include({ from }) };
}
