import { memo } from 'react';
import { ChartTable } from './ChartTable.tsx';
import { hasExamples, kindText } from './trendKinds.ts';
import { HIDDEN_AMOUNT, hiddenTrendSentence, trendAmount, trendSentence } from './trendSentence.ts';
import type { TrendSeries } from './trendSeries.ts';

export interface TrendTableProps {
  series: TrendSeries;
  /** What the values are. */
  datasetLabel: string;
  /** Whether amounts are hidden, from screen readers as well. */
  hidden: boolean;
}

/** One series as a sentence and a table; kept while only its drawing changes. */
export const TrendTable = memo(function TrendTable({
  series,
  datasetLabel,
  hidden,
}: TrendTableProps) {
  const { points, places } = series;
  const examples = hasExamples(points);
  const sentence = hidden ? hiddenTrendSentence : trendSentence;
  return (
    <ChartTable
      sentence={sentence(series, datasetLabel)}
      caption={datasetLabel}
      columns={examples ? ['When', datasetLabel, 'Figure'] : ['When', datasetLabel]}
      count={places.length}
      rowAt={(at) => {
        const point = points[places[at] ?? -1];
        if (!point) return [];
        const amount = hidden ? HIDDEN_AMOUNT : trendAmount(point.value);
        return examples ? [point.label, amount, kindText(point)] : [point.label, amount];
      }}
    />
  );
});
