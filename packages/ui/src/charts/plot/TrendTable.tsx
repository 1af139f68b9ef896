import { memo, useMemo } from 'react';
import { moneyWords } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { trendWords } from '../words/trend.ts';
import { ChartTable } from './ChartTable.tsx';
import { areReal, kindText } from './trendKinds.ts';
import { hiddenTrendSentence, trendAmount, trendSentence } from './trendSentence.ts';
import type { TrendSeries } from './trendSeries.ts';

/** A column beside that of the series. */
export interface TrendColumn {
  label: string;
  /** The amount at the point of an index; empty where it has none. */
  textAt: (place: number) => string;
}

const NO_COLUMNS: readonly TrendColumn[] = [];

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
  /**
   * Other amounts of the same points; must be the same array while nothing changes.
   * @default []
   */
  others?: readonly TrendColumn[] | undefined;
}

/** One series as a sentence and a table; kept while only its drawing changes. */
export const TrendTable = memo(function TrendTable({
  series,
  datasetLabel,
  hidden,
  note,
  others = NO_COLUMNS,
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
      columns: [
        words.when,
        datasetLabel,
        ...others.map(({ label }) => label),
        ...(hasKinds ? [words.figure] : []),
      ] as const,
      count: places.length,
      rowAt(at: number) {
        const place = places[at] ?? -1;
        const point = points[place];
        if (!point) return [];
        const amount = hidden ? moneyText.hidden : trendAmount(point.value, formats);
        return [
          point.label,
          amount,
          ...others.map(({ textAt }) => textAt(place)),
          ...(hasKinds ? [kindText(point, words)] : []),
        ];
      },
    }),
    [datasetLabel, others, hasKinds, words, places, points, hidden, moneyText, formats],
  );
  return (
    <ChartTable sentence={note === undefined ? sentence : `${sentence} ${note}`} table={table} />
  );
});
