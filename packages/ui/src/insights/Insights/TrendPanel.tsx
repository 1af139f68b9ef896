import { calendarDayOf, type Household, type Instant } from '@dime-time/finance-core';
import type { Debt, HistoryMonth, PlanVersion } from '@dime-time/finance-core/contract';
import { useMemo, type ReactNode } from 'react';
import { DebtTrendChart } from '../../charts/index.ts';
import {
  bothLoadable,
  Card,
  dataOr,
  type Loadable,
  LoadablePanel,
  LOADING,
  mapLoadable,
  Section,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { insightsWords } from '../words/insights.ts';
import { historyTrend, insightsTrend } from './Insights.model.ts';

interface TrendPanelProps {
  debts: Loadable<readonly Debt[]>;
  /** The household’s months, if the server reports them. */
  history: Loadable<readonly HistoryMonth[]> | undefined;
  /** The saved versions of the plan; without them, or if they failed to load, it has no line. */
  planVersions: Loadable<readonly PlanVersion[]> | undefined;
  /** The inputs of the forecast. */
  household: Loadable<Household>;
  asOf: Instant;
  timeZone: string;
}

/** Debt from January to July: the household’s own, or the specification’s sample. */
export function TrendPanel({ history, planVersions, household, ...panel }: TrendPanelProps) {
  const { timeZone } = panel;
  return history ? (
    <HistoryPanel {...{ history, planVersions, household, timeZone }} />
  ) : (
    <SamplePanel {...panel} />
  );
}

function SamplePanel({
  debts,
  asOf,
  timeZone,
}: Pick<TrendPanelProps, 'debts' | 'asOf' | 'timeZone'>) {
  const words = useWords(insightsWords);
  const trend = useMemo(
    () => mapLoadable(debts, (owed) => insightsTrend(owed, calendarDayOf(asOf, timeZone))),
    [debts, asOf, timeZone],
  );
  // Shown while the chart loads, too, so that the page below does not move.
  const hasPoints = trend.status === 'loading' || dataOr(trend, []).length > 0;
  return (
    <Frame description={hasPoints ? words.trendPoints : undefined}>
      <LoadablePanel
        value={trend}
        errorTitle={words.trendError}
        skeleton={<DebtTrendChart loading points={[]} />}
      >
        {(points) => <DebtTrendChart points={points} markedIndex={points.length - 1} />}
      </LoadablePanel>
    </Frame>
  );
}

function HistoryPanel({
  history,
  planVersions,
  household,
  timeZone,
}: Pick<TrendPanelProps, 'planVersions' | 'household' | 'timeZone'> & {
  history: Loadable<readonly HistoryMonth[]>;
}) {
  const words = useWords(insightsWords);
  const trend = useMemo(() => {
    const both = bothLoadable(history, household);
    // A line that comes later would move the others.
    if (both.status === 'ready' && planVersions?.status === 'loading') return LOADING;
    const versions = planVersions ? dataOr(planVersions, []) : [];
    return mapLoadable(both, ([months, owed]) => historyTrend(months, owed, versions, timeZone));
  }, [history, planVersions, household, timeZone]);
  const known = dataOr(trend, undefined);
  const hasForecast = known === undefined || known.hasForecast;
  const hasLine = trend.status === 'loading' || known?.isZero === false;
  return (
    <Frame
      description={hasLine ? (hasForecast ? words.historyForecast : words.history) : undefined}
    >
      <LoadablePanel
        value={trend}
        errorTitle={history.status === 'error' ? words.historyError : words.trendError}
        skeleton={<DebtTrendChart loading points={[]} />}
      >
        {({ points, planned, todayIndex, isZero, isEmpty }) => (
          <DebtTrendChart
            points={isZero ? [] : points}
            planned={planned}
            markedIndex={todayIndex}
            marksToday
            {...(isEmpty ? { emptyText: words.historyLater } : {})}
          />
        )}
      </LoadablePanel>
    </Frame>
  );
}

function Frame({
  description,
  children,
}: {
  description: string | undefined;
  children: ReactNode;
}) {
  const words = useWords(insightsWords);
  return (
    <Card data-part="insights-trend">
      <Section title={words.trend} description={description}>
        {children}
      </Section>
    </Card>
  );
}
