import type { HistoryMonth } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { ChartPlaceholder, type DebtTrendChartProps } from '../../charts/index.ts';
import { type Loadable, LoadablePanel } from '../../primitives/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { dashboardTrend } from './Dashboard.model.ts';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import { TrendFrame, useEmptyText } from './TrendFrame.tsx';
import { useFormats, useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';

/** Loads in parallel with its data; the fallback has its size. */
const DebtTrendChart = lazyComponent<DebtTrendChartProps>(
  () =>
    import('../../charts/DebtTrendChart/DebtTrendChart.tsx').then(
      (module) => module.DebtTrendChart,
    ),
  () => <ChartPlaceholder>{undefined}</ChartPlaceholder>,
);

interface TrendPanelProps extends Omit<HistoryPanelProps, 'history'> {
  /** The household’s months, if the server reports them. */
  history: Loadable<readonly HistoryMonth[]> | undefined;
}

/** Debt over the twelve months of the year: the household’s own, or the specification’s sample. */
export function TrendPanel({ history, ...panel }: TrendPanelProps) {
  return history ? <HistoryPanel {...panel} history={history} /> : <SamplePanel {...panel} />;
}

/** Only a server with a history needs it; the fallback has its size. */
const HistoryPanel = lazyComponent<HistoryPanelProps>(
  () => import('./HistoryPanel.tsx').then((module) => module.HistoryPanel),
  HistoryPanelSkeleton,
);

function HistoryPanelSkeleton() {
  const words = useWords(dashboardWords);
  return (
    <TrendFrame description={words.historyForecast}>
      <ChartPlaceholder>{undefined}</ChartPlaceholder>
    </TrendFrame>
  );
}

function SamplePanel({
  summary,
  asOf,
  timeZone,
}: Pick<TrendPanelProps, 'summary' | 'asOf' | 'timeZone'>) {
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
    <TrendFrame
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
    </TrendFrame>
  );
}
