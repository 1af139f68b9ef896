import type { Cents, Household, Instant } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { householdFigures, useHousehold } from '../../round-ups/index.ts';
import { dataOr, type Loadable, LOADING, ready } from '../../primitives/index.ts';

/** Returns the inputs of the household’s forecast, as the same object while nothing in it changes. */
export function useInsightsHousehold({
  debts,
  summary,
  monthlyRoundUps,
  asOf,
  timeZone,
}: {
  debts: Loadable<readonly Debt[]>;
  summary: Loadable<DashboardSummary> | undefined;
  monthlyRoundUps: Loadable<Cents> | undefined;
  asOf: Instant;
  timeZone: string;
}): Loadable<Household> {
  const figures = householdFigures(summary, monthlyRoundUps, { asOf, timeZone });
  const household = useHousehold(debts, dataOr(figures, undefined));
  const isStale = debts.status === 'ready' && debts.stale;
  return useMemo(() => {
    if (debts.status === 'error') return debts;
    return household ? ready(household, isStale) : LOADING;
  }, [debts, household, isStale]);
}
