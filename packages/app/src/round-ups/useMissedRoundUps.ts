import type { DashboardSummary, EarlierRoundUps } from '@dime-time/finance-core/contract';
import { dataOr, type BankLinkFinds, type Loadable } from '@dime-time/ui';
import { useIncludeRoundUps } from './usePurse.ts';

/** What was bought while round-ups were off and is on offer; `undefined` where nothing is. */
export function useMissedRoundUps(
  summary: Loadable<DashboardSummary>,
): ({ earlier: EarlierRoundUps } & Pick<BankLinkFinds, 'onInclude'>) | undefined {
  const include = useIncludeRoundUps();
  const earlier = dataOr(summary, undefined)?.earlierRoundUps;
  // With purchases from before a link it is offered where the bank is.
  if (earlier?.cause !== 'off') return undefined;
  return { earlier, onInclude: (from) => include({ from }) };
}
