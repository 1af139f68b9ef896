import { memo } from 'react';
import { ChartTable } from './ChartTable.tsx';
import { HIDDEN_AMOUNT, trendAmount, trendSentence } from './trendSentence.ts';
import type { TrendSeries } from './trendSeries.ts';

export interface TrendTableProps {
  series: TrendSeries;
  /** What the values are. */
  datasetLabel: string;
  /** Whether amounts are kept private, also from a screen reader in company. */
  hidden: boolean;
}

/** One series as a sentence and as a table; kept while only its drawing changes. */
export const TrendTable = memo(function TrendTable({
  series,
  datasetLabel,
  hidden,
}: TrendTableProps) {
  const { points, places } = series;
  return (
    <ChartTable
      sentence={
        hidden ? `${datasetLabel}: amounts are hidden.` : trendSentence(series, datasetLabel)
      }
      caption={datasetLabel}
      columns={['When', datasetLabel]}
      count={places.length}
      rowAt={(at) => {
        const point = points[places[at] ?? -1];
        if (!point) return [];
        return [point.label, hidden ? HIDDEN_AMOUNT : trendAmount(point.value)];
      }}
    />
  );
});
