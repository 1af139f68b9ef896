import { calendarDayOf, type Household, type Instant } from '@dime-time/finance-core';
import type { DashboardSummary, HistoryMonth } from '@dime-time/finance-core/contract';
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
import { debtByMonth, minimumsByMonth } from '../../internal/debtByMonth.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { TrendFrame, useEmptyText } from './TrendFrame.tsx';

export interface HistoryPanelProps {
  summary: Loadable<DashboardSummary>;
  history: Loadable<readonly HistoryMonth[]>;
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
  household,
  householdLoads,
  asOf,
  timeZone,
}: HistoryPanelProps) {
  const words = useWords(dashboardWords);
  const emptyText = useEmptyText(summary);
  const trend = useMemo(() => {
    const both = bothLoadable(history, summary);
    if (both.status === 'ready' && householdLoads) return LOADING;
    return mapLoadable(both, ([months, { totalDebt }]) => {
      const known = {
        history: months,
        totalDebt,
        household,
        today: household?.asOf ?? calendarDayOf(asOf, timeZone),
      };
      return { ...debtByMonth(known), minimums: minimumsByMonth(known) };
    });
  }, [history, summary, household, householdLoads, asOf, timeZone]);
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
        {({ points, todayIndex, isZero, minimums }) => (
          <DebtTrendChart
            points={isZero ? [] : points}
            markedIndex={todayIndex}
            marksToday
            variant="history"
            minimums={minimums}
            emptyText={emptyText}
          />
        )}
      </LoadablePanel>
    </TrendFrame>
  );
}
