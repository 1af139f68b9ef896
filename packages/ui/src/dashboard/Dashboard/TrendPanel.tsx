import { calendarDayOf, monthIndex } from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';
import { ChartHeadlineLoading, ChartPlaceholder } from '../../charts/index.ts';
import type { Loadable } from '../../primitives/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import type { SamplePanelProps } from './SamplePanel.tsx';
import { TrendFrame } from './TrendFrame.tsx';
import { useFormats, useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';

interface TrendPanelProps extends Omit<HistoryPanelProps, 'history'> {
  /** The household’s months, if the server reports them. */
  history: Loadable<readonly HistoryMonth[]> | undefined;
}

/** Both load in parallel with their data; the fallbacks have their size. */
const HistoryPanel = lazyComponent<HistoryPanelProps>(
  () => import('./HistoryPanel.tsx').then((module) => module.HistoryPanel),
  function HistoryLoading() {
    return <Loading description={useWords(dashboardWords).historyForecast} hasHeadline />;
  },
);

const SamplePanel = lazyComponent<SamplePanelProps>(
  () => import('./SamplePanel.tsx').then((module) => module.SamplePanel),
  ({ summary, month }) => {
    const words = useWords(dashboardWords);
    const nothingOwed = summary.status === 'ready' && summary.data.totalDebt === 0;
    return <Loading description={nothingOwed ? undefined : words.trendDescription({ month })} />;
  },
);

/** Debt over the twelve months of the year: the household’s own, or the specification’s sample. */
export function TrendPanel({ history, ...panel }: TrendPanelProps) {
  const { monthName } = useFormats();
  const { summary, asOf, timeZone } = panel;
  if (history) return <HistoryPanel {...panel} history={history} />;
  const month = monthName(monthIndex(calendarDayOf(asOf, timeZone)));
  return <SamplePanel {...{ summary, asOf, timeZone, month }} />;
}

function Loading({
  description,
  hasHeadline = false,
}: {
  description: string | undefined;
  hasHeadline?: boolean;
}) {
  return (
    <TrendFrame description={description}>
      {/* One figure, as the chart is. */}
      <div>
        {hasHeadline && <ChartHeadlineLoading />}
        <ChartPlaceholder>{undefined}</ChartPlaceholder>
      </div>
    </TrendFrame>
  );
}
