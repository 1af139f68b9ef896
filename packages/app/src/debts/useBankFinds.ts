import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { dataOr, type BankLinkFinds, type Loadable } from '@dime-time/ui';
import { useMemo } from 'react';
import { useAnswerSuggestion, useBankSuggestions } from './useBankSuggestions.ts';
import { useIncludeRoundUps } from '../round-ups/usePurse.ts';

/** What linked banks have brought along and nobody has answered. */
export function useBankFinds(
  summary: Loadable<DashboardSummary>,
  debts: Loadable<readonly Debt[]>,
): BankLinkFinds {
  const suggestions = dataOr(useBankSuggestions(), undefined);
  const onAnswer = useAnswerSuggestion();
  const include = useIncludeRoundUps();
  const offered = dataOr(summary, undefined)?.earlierRoundUps;
  // What was bought while round-ups were off is offered where they are switched on.
  const earlier = offered?.cause === 'off' ? undefined : offered;
  const names = dataOr(debts, undefined);
  return useMemo(
    () => ({
      earlier,
      onInclude: (from) => include({ from }),
      suggestions: suggestions ?? [],
      debts: names ?? [],
      onAnswer,
    }),
    [earlier, include, suggestions, names, onAnswer],
  );
}
