import type { TrendPoint } from '@dime-time/finance-core';
import { formatUsd, subtractCents, type Cents } from '@dime-time/finance-core/money';

interface TrendRow {
  /** Unique among the rows, as two points may share a label. */
  key: number;
  label: string;
  amount: string;
}

export interface TrendTable {
  rows: readonly TrendRow[];
  /** How many points with a value the series has; more than there are rows when rows were left out. */
  total: number;
}

/** Rows a reader of the table is given at most: a year of weeks and a little, not ten thousand. */
const ROW_LIMIT = 60;

/** What stands in place of an amount that is kept private. */
export const HIDDEN_AMOUNT = 'Amount hidden';

/** An amount as the chart's tooltip and its ticks write it: dollars, with cents only where there are some. */
function trendAmount(value: Cents): string {
  return formatUsd(value, { cents: 'when-needed' });
}

/** The line of the tooltip: `Total Debt: $18,250.33`. */
export function tooltipText(value: Cents, datasetLabel: string): string {
  return `${datasetLabel}: ${trendAmount(value)}`;
}

/** Says in one sentence what the line shows: where it starts, where it ends, and what lies between. */
export function trendSentence(series: readonly TrendPoint[], datasetLabel: string): string {
  const points = series.filter((point) => Number.isFinite(point.value));
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return `${datasetLabel}: no values yet.`;
  if (first === last) return `${datasetLabel} in ${first.label}: ${trendAmount(first.value)}.`;

  let low = first;
  let high = first;
  for (const point of points) {
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

/** The rows of the data table behind the chart; evenly spaced ones, ends included, where there are too many. */
export function trendTable(series: readonly TrendPoint[]): TrendTable {
  const points = series.filter((point) => Number.isFinite(point.value));
  const count = Math.min(points.length, ROW_LIMIT);
  const stride = count > 1 ? (points.length - 1) / (count - 1) : 0;
  const chosen = Array.from({ length: count }, (_, row) => points[Math.round(row * stride)]);
  return {
    rows: chosen.flatMap((point, key) =>
      point ? [{ key, label: point.label, amount: trendAmount(point.value) }] : [],
    ),
    total: points.length,
  };
}
