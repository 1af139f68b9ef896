import { memo, useMemo } from 'react';
import { moneyWords } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { trendWords } from '../words/trend.ts';
import { ChartTable } from './ChartTable.tsx';
import { areReal, kindText } from './trendKinds.ts';
import { hiddenTrendSentence, trendAmount, trendSentence } from './trendSentence.ts';
import type { TrendSeries } from './trendSeries.ts';

export interface TrendTableProps {
  series: TrendSeries;
  /** What the values are. */
  datasetLabel: string;
  /** Whether amounts are hidden, from screen readers as well. */
  hidden: boolean;
  /**
   * A sentence after that of the series.
   * @default none
   */
  note?: string | undefined;
}

/** One series as a sentence and a table; kept while only its drawing changes. */
export const TrendTable = memo(function TrendTable({
  series,
  datasetLabel,
  hidden,
  note,
}: TrendTableProps) {
  const words = useWords(trendWords);
  const moneyText = useWords(moneyWords);
  const formats = useFormats();
  const { points, places } = series;
  const hasKinds = !areReal(points);
  const sentenceOf = hidden ? hiddenTrendSentence : trendSentence;
  const sentence = sentenceOf(series, datasetLabel, words, formats);
  const table = useMemo(
    () => ({
      caption: datasetLabel,
      columns: hasKinds
        ? ([words.when, datasetLabel, words.figure] as const)
        : ([words.when, datasetLabel] as const),
      count: places.length,
      rowAt(at: number) {
        const point = points[places[at] ?? -1];
        if (!point) return [];
        const amount = hidden ? moneyText.hidden : trendAmount(point.value, formats);
        return hasKinds ? [point.label, amount, kindText(point, words)] : [point.label, amount];
      },
    }),
    [datasetLabel, hasKinds, words, places, points, hidden, moneyText, formats],
  );
  return (
    <ChartTable sentence={note === undefined ? sentence : `${sentence} ${note}`} table={table} />
  );
});
