import type { TrendPoint } from '@dime-time/finance-core';
import { formatUsd, subtractCents, type Cents } from '@dime-time/finance-core/money';
import { hasExamples, kindOf } from './trendKinds.ts';
import type { TrendSeries } from './trendSeries.ts';

/** Replaces an amount while amounts are hidden. */
export const HIDDEN_AMOUNT = 'Amount hidden';

/**
 * An amount in the format of the chart’s tooltip and ticks: dollars, with cents only if there are
 * any.
 */
export function trendAmount(value: Cents): string {
  return formatUsd(value, { cents: 'when-needed' });
}

/**
 * Describes the line: its start, its end, its peak and its low.
 *
 * Points that are not real are only named as a sample, with those in the future.
 */
export function trendSentence({ points, places }: TrendSeries, datasetLabel: string): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  if (!hasExamples(drawn)) return courseSentence(drawn, datasetLabel);
  const real = drawn.filter((point) => kindOf(point) === 'real');
  return `${sampleSentence(real)} ${real.length > 0 ? courseSentence(real, datasetLabel) : ''} ${notYet(drawn)}`
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The same while amounts are hidden. */
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
  if (real.every(({ isToday }) => isToday)) return 'Sample data. Only the last point is yours.';
  return `Sample data. Only ${listed(labels)} ${labels.length === 1 ? 'is' : 'are'} yours.`;
}

function notYet(drawn: readonly TrendPoint[]): string {
  const labels = drawn.filter((point) => kindOf(point) === 'projected').map(({ label }) => label);
  if (labels.length === 0) return '';
  return `${listed(labels)} ${labels.length === 1 ? 'hasn’t' : 'haven’t'} happened yet.`;
}

/** More months than this are not listed one by one. */
const LISTED = 12;

/** `January`, `January and February`, `January, February, and March`; of many the first and the last. */
function listed(labels: readonly string[]): string {
  const names = labels.map(spelledOut);
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > LISTED) return `${names[0]} to ${last}`;
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${last}`;
}

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

/** The full name of an abbreviated month: `November`. */
function spelledOut(label: string): string {
  return MONTHS[label] ?? label;
}

/** The time of a point: `in November`, `in Mar 2027`, `on Nov 17`, `today`. */
function when({ label, isToday }: TrendPoint): string {
  if (isToday) return 'today';
  return `${/^[A-Z][a-z]{2} \d{1,2}$/.test(label) ? 'on' : 'in'} ${spelledOut(label)}`;
}

function courseSentence(points: readonly TrendPoint[], datasetLabel: string): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return `${datasetLabel}: no values yet.`;
  if (first === last) return `${datasetLabel} ${when(first)}: ${trendAmount(first.value)}.`;

  let low = first;
  let high = first;
  for (const point of points) {
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  const change = subtractCents(last.value, first.value);
  const ends = new Set([first.value, last.value]);
  const extremes =
    ends.has(low.value) && ends.has(high.value)
      ? ''
      : ` The highest was ${trendAmount(high.value)} ${when(high)}, the lowest ${trendAmount(low.value)} ${when(low)}.`;
  const [from, to] = [trendAmount(first.value), trendAmount(last.value)];
  if (change === 0) {
    return `${datasetLabel} started and ended at ${from}, ${when(first)} and ${when(last)}.${extremes}`;
  }
  const size = formatUsd(change, { sign: 'never', cents: 'when-needed' });
  return `${datasetLabel} ${change < 0 ? 'fell' : 'rose'} ${size}, from ${from} ${when(first)} to ${to} ${when(last)}.${extremes}`;
}
