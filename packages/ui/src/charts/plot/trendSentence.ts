import type { TrendPoint } from '@dime-time/finance-core';
import { formatUsd, subtractCents, type Cents } from '@dime-time/finance-core/money';
import { hasExamples, kindOf } from './trendKinds.ts';
import type { TrendSeries } from './trendSeries.ts';

/** What stands in place of an amount that is kept private. */
export const HIDDEN_AMOUNT = 'Amount hidden';

/** An amount as the chart's tooltip and its ticks write it: dollars, with cents only where there are some. */
export function trendAmount(value: Cents): string {
  return formatUsd(value, { cents: 'when-needed' });
}

/**
 * Says what the line shows: where it starts, where it ends, and what lies between.
 *
 * Of points that are not real nothing is said but that they are a sample, and which have not come.
 */
export function trendSentence({ points, places }: TrendSeries, datasetLabel: string): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  if (!hasExamples(drawn)) return courseSentence(drawn, datasetLabel);
  const real = drawn.filter((point) => kindOf(point) === 'real');
  return `${sampleSentence(real)} ${real.length > 0 ? courseSentence(real, datasetLabel) : ''} ${notYet(drawn)}`
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The same where amounts are kept private. */
export function hiddenTrendSentence({ points, places }: TrendSeries, datasetLabel: string): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  const hidden = `${datasetLabel}: amounts are hidden.`;
  if (!hasExamples(drawn)) return hidden;
  const real = drawn.filter((point) => kindOf(point) === 'real');
  return `${sampleSentence(real)} ${hidden}`;
}

function sampleSentence(real: readonly TrendPoint[]): string {
  const labels = real.map((point) => point.label);
  if (labels.length === 0) return 'Sample data.';
  return `Sample data. Only ${listed(labels)} ${labels.length === 1 ? 'is' : 'are'} real.`;
}

function notYet(drawn: readonly TrendPoint[]): string {
  const labels = drawn.filter((point) => kindOf(point) === 'projected').map(({ label }) => label);
  if (labels.length === 0) return '';
  return `${listed(labels)} ${labels.length === 1 ? 'has' : 'have'} not come yet.`;
}

/** More than a year of months is not read out one by one. */
const LISTED = 12;

/** `Jan`, `Jan and Feb`, `Jan, Feb and Mar`; of many the first and the last. */
function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  if (labels.length <= 1) return last;
  if (labels.length > LISTED) return `${labels[0]} to ${last}`;
  return `${labels.slice(0, -1).join(', ')} and ${last}`;
}

function courseSentence(points: readonly TrendPoint[], datasetLabel: string): string {
  const first = points[0];
  const last = points.at(-1);
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
