import { formatUsd, subtractCents, type Cents } from '@dime-time/finance-core/money';
import type { TrendSeries } from './trendSeries.ts';

/** What stands in place of an amount that is kept private. */
export const HIDDEN_AMOUNT = 'Amount hidden';

/** An amount as the chart's tooltip and its ticks write it: dollars, with cents only where there are some. */
export function trendAmount(value: Cents): string {
  return formatUsd(value, { cents: 'when-needed' });
}

/** Says in one sentence what the line shows: where it starts, where it ends, and what lies between. */
export function trendSentence({ points, places }: TrendSeries, datasetLabel: string): string {
  const first = points[places[0] ?? -1];
  const last = points[places[places.length - 1] ?? -1];
  if (!first || !last) return `${datasetLabel}: no values yet.`;
  if (first === last) return `${datasetLabel} in ${first.label}: ${trendAmount(first.value)}.`;

  let low = first;
  let high = first;
  for (const place of places) {
    const point = points[place] ?? first;
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  const change = subtractCents(last.value, first.value);
  const span = `from ${trendAmount(first.value)} in ${first.label} to ${trendAmount(last.value)} in ${last.label}`;
  const extremes = `Highest ${trendAmount(high.value)} in ${high.label}, lowest ${trendAmount(low.value)} in ${low.label}.`;
  if (change === 0) return `${datasetLabel} is the same at both ends, ${span}. ${extremes}`;
  const size = formatUsd(change, { sign: 'never', cents: 'when-needed' });
  return `${datasetLabel} went ${change < 0 ? 'down' : 'up'} by ${size}, ${span}. ${extremes}`;
}
