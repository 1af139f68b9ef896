import type { Household, Instant } from '@dime-time/finance-core';
import type { DashboardSummary, HistoryMonth } from '@dime-time/finance-core/contract';
import { useMemo, type ReactNode } from 'react';
import { ChartPlaceholder, type DebtTrendChartProps } from '../../charts/index.ts';
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
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { dashboardTrend, historyTrend } from './Dashboard.model.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import * as styles from './Dashboard.css.ts';

/** Loads in parallel with its data; the fallback has its size. */
const DebtTrendChart = lazyComponent<DebtTrendChartProps>(
  () =>
    import('../../charts/DebtTrendChart/DebtTrendChart.tsx').then(
      (module) => module.DebtTrendChart,
    ),
  () => <ChartPlaceholder>{undefined}</ChartPlaceholder>,
);

interface Now {
  asOf: Instant;
  timeZone: string;
}

interface TrendPanelProps extends Now {
  summary: Loadable<DashboardSummary>;
  /** The household’s months, if the server reports them. */
  history: Loadable<readonly HistoryMonth[]> | undefined;
  /** The inputs of the forecast. */
  household: Household | undefined;
  /** Whether they are loading; without them, there is no forecast. */
  householdLoads: boolean;
}

/** Debt over the twelve months of the year: the household’s own, or the specification’s sample. */
export function TrendPanel({ history, ...panel }: TrendPanelProps) {
  return history ? <HistoryPanel {...panel} history={history} /> : <SamplePanel {...panel} />;
}

function SamplePanel({ summary, asOf, timeZone }: Now & Pick<TrendPanelProps, 'summary'>) {
  const words = useWords(dashboardWords);
  const formats = useFormats();
  const totalDebt = summary.status === 'ready' ? summary.data.totalDebt : undefined;
  const trend = useMemo(
    () =>
      totalDebt === undefined ? undefined : dashboardTrend(totalDebt, asOf, timeZone, formats),
    [totalDebt, asOf, timeZone, formats],
  );
  // A sample line that drops to zero for one month would mislead, so no points are drawn.
  const nothingOwed = totalDebt === 0;
  const emptyText = useEmptyText(summary);
  return (
    <Frame
      description={
        nothingOwed
          ? undefined
          : words.trendDescription({ month: trend ? trend.currentMonth : words.thisMonth })
      }
    >
      <LoadablePanel
        value={summary}
        errorTitle={words.trendError}
        skeleton={<DebtTrendChart loading points={[]} />}
      >
        {() =>
          trend && (
            <DebtTrendChart
              points={nothingOwed ? [] : trend.points}
              markedIndex={trend.currentIndex}
              emptyText={emptyText}
            />
          )
        }
      </LoadablePanel>
    </Frame>
  );
}

function HistoryPanel({
  summary,
  history,
  household,
  householdLoads,
  asOf,
  timeZone,
}: TrendPanelProps & { history: Loadable<readonly HistoryMonth[]> }) {
  const words = useWords(dashboardWords);
  const emptyText = useEmptyText(summary);
  const trend = useMemo(() => {
    const both = bothLoadable(history, summary);
    if (both.status === 'ready' && householdLoads) return LOADING;
    return mapLoadable(both, ([months, { totalDebt }]) =>
      historyTrend({ history: months, totalDebt, household }, { asOf, timeZone }),
    );
  }, [history, summary, household, householdLoads, asOf, timeZone]);
  const known = dataOr(trend, undefined);
  const hasForecast = known === undefined || known.hasForecast;
  const hasLine = trend.status === 'loading' || known?.isZero === false;
  return (
    <Frame
      description={hasLine ? (hasForecast ? words.historyForecast : words.history) : undefined}
    >
      <LoadablePanel
        value={trend}
        errorTitle={summary.status === 'error' ? words.trendError : words.historyError}
        skeleton={<DebtTrendChart loading points={[]} />}
      >
        {({ points, todayIndex, isZero }) => (
          <DebtTrendChart
            points={isZero ? [] : points}
            markedIndex={todayIndex}
            marksToday
            emptyText={emptyText}
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
  const words = useWords(dashboardWords);
  return (
    <Card data-part="dashboard-trend" className={styles.panel}>
      <Section title={words.trend} description={description}>
        {children}
      </Section>
    </Card>
  );
}

/** Why there is no line: everything is paid off, or nothing was ever owed. */
function useEmptyText(summary: Loadable<DashboardSummary>): string {
  const words = useWords(dashboardWords);
  const everOwed = summary.status === 'ready' && summary.data.progressPercentage > 0;
  return everOwed ? words.debtFree : words.noDebts;
}
