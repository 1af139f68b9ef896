import { calendarDayOf, type Household, type Instant } from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { useMemo, type ReactNode } from 'react';
import { DebtTrendChart } from '../../charts/index.ts';
import {
  bothLoadable,
  Card,
  dataOr,
  type Loadable,
  LoadablePanel,
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
  /** The inputs of the forecast. */
  household: Loadable<Household>;
  asOf: Instant;
  timeZone: string;
}

/** Debt from January to July: the household’s own, or the specification’s sample. */
export function TrendPanel({ history, household, ...panel }: TrendPanelProps) {
  return history ? (
    <HistoryPanel history={history} household={household} />
  ) : (
    <SamplePanel {...panel} />
  );
}

function SamplePanel({ debts, asOf, timeZone }: Omit<TrendPanelProps, 'history' | 'household'>) {
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
  household,
}: {
  history: Loadable<readonly HistoryMonth[]>;
  household: Loadable<Household>;
}) {
  const words = useWords(insightsWords);
  const trend = useMemo(
    () =>
      mapLoadable(bothLoadable(history, household), ([months, owed]) => historyTrend(months, owed)),
    [history, household],
  );
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
        {({ points, todayIndex, isZero, isEmpty }) => (
          <DebtTrendChart
            points={isZero ? [] : points}
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
