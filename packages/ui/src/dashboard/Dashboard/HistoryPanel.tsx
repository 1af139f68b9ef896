import {
  calendarDayOf,
  planInForce,
  plannedTrend,
  type Household,
  type Instant,
} from '@dime-time/finance-core';
import type { DashboardSummary, HistoryMonth, PlanVersion } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { DebtTrendChart } from '../../charts/index.ts';
import {
  bothLoadable,
  dataOr,
  type Loadable,
  LoadablePanel,
  LOADING,
  mapLoadable,
} from '../../primitives/index.ts';
import { promisedBy } from '../../internal/promisedBy.ts';
import { debtByMonth, minimumsByMonth } from '../../internal/debtByMonth.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { TrendFrame, useEmptyText } from './TrendFrame.tsx';

export interface HistoryPanelProps {
  summary: Loadable<DashboardSummary>;
  history: Loadable<readonly HistoryMonth[]>;
  /** The saved versions of the plan; without them, or where they failed to load, there is no line of it. */
  planVersions: Loadable<readonly PlanVersion[]> | undefined;
  /** The inputs of the forecast. */
  household: Household | undefined;
  /** Whether they are loading; without them, there is no forecast. */
  householdLoads: boolean;
  asOf: Instant;
  timeZone: string;
}

/** The household’s own debt over the twelve months of the year, with its forecast. */
export function HistoryPanel({
  summary,
  history,
  planVersions,
  household,
  householdLoads,
  asOf,
  timeZone,
}: HistoryPanelProps) {
  const words = useWords(dashboardWords);
  const emptyText = useEmptyText(summary);
  const trend = useMemo(() => {
    const both = bothLoadable(history, summary);
    // A line that comes later would move the others.
    const waits = householdLoads || planVersions?.status === 'loading';
    if (both.status === 'ready' && waits) return LOADING;
    return mapLoadable(both, ([months, { totalDebt }]) => {
      const today = household?.asOf ?? calendarDayOf(asOf, timeZone);
      const known = { history: months, totalDebt, household, today };
      const versions = planVersions ? dataOr(planVersions, []) : [];
      const plan = planInForce(versions, today, timeZone);
      return {
        ...debtByMonth(known),
        minimums: minimumsByMonth(known),
        planned:
          plan && plannedTrend({ promised: promisedBy(plan, household?.debts ?? []), today }),
      };
    });
  }, [history, planVersions, summary, household, householdLoads, asOf, timeZone]);
  const known = dataOr(trend, undefined);
  const hasForecast = known === undefined || known.hasForecast;
  const hasLine = trend.status === 'loading' || known?.isZero === false;
  return (
    <TrendFrame
      description={hasLine ? (hasForecast ? words.historyForecast : words.history) : undefined}
    >
      <LoadablePanel
        value={trend}
        errorTitle={summary.status === 'error' ? words.trendError : words.historyError}
        skeleton={<DebtTrendChart variant="history" loading points={[]} />}
      >
        {({ points, todayIndex, isZero, minimums, planned }) => (
          <DebtTrendChart
            points={isZero ? [] : points}
            markedIndex={todayIndex}
            marksToday
            variant="history"
            minimums={minimums}
            planned={planned}
            emptyText={emptyText}
          />
        )}
      </LoadablePanel>
    </TrendFrame>
  );
}
