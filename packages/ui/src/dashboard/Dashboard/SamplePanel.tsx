import { calendarDayOf, debtTrendSeries, monthIndex, type Instant } from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { DebtTrendChart } from '../../charts/index.ts';
import { dataOr, type Loadable, LoadablePanel, mapLoadable } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { TrendFrame, useEmptyText } from './TrendFrame.tsx';

export interface SamplePanelProps {
  summary: Loadable<DashboardSummary>;
  asOf: Instant;
  timeZone: string;
  /** The full name of the current month. */
  month: string;
}

/** The sample year of the specification, with the real debt in the current month. */
export function SamplePanel({ summary, asOf, timeZone, month }: SamplePanelProps) {
  const words = useWords(dashboardWords);
  const emptyText = useEmptyText(summary);
  const points = useMemo(
    () =>
      mapLoadable(summary, ({ totalDebt }) =>
        // A sample line that drops to zero for one month would mislead, so no points are drawn.
        totalDebt === 0 ? [] : debtTrendSeries({ totalDebt, asOf, timeZone }),
      ),
    [summary, asOf, timeZone],
  );
  const hasPoints = dataOr(points, undefined)?.length !== 0;
  return (
    <TrendFrame description={hasPoints ? words.trendDescription({ month }) : undefined}>
      <LoadablePanel
        value={points}
        errorTitle={words.trendError}
        skeleton={<DebtTrendChart loading points={[]} />}
      >
        {(drawn) => (
          <DebtTrendChart
            points={drawn}
            markedIndex={monthIndex(calendarDayOf(asOf, timeZone))}
            emptyText={emptyText}
          />
        )}
      </LoadablePanel>
    </TrendFrame>
  );
}
