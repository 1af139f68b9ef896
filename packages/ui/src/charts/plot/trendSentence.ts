import type { TrendPoint } from '@dime-time/finance-core';
import { formatUsd, subtractCents, type Cents } from '@dime-time/finance-core/money';
import type { MonthsWords } from '../../words/subjects/charts/months.ts';
import type { TrendWords } from '../../words/subjects/charts/trend.ts';
import { spelledOutMonth } from './monthName.ts';
import { hasExamples, kindOf } from './trendKinds.ts';
import type { TrendSeries } from './trendSeries.ts';

/** The words of a sentence about a trend, and the months in it. */
type SentenceWords = TrendWords & MonthsWords;

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
export function trendSentence(
  { points, places }: TrendSeries,
  datasetLabel: string,
  words: SentenceWords,
): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  if (!hasExamples(drawn)) return courseSentence(drawn, datasetLabel, words);
  const real = drawn.filter((point) => kindOf(point) === 'real');
  const course = real.length > 0 ? courseSentence(real, datasetLabel, words) : '';
  return together(sampleSentence(real, words), course, notYet(drawn, words));
}

/** The same while amounts are hidden. */
export function hiddenTrendSentence(
  { points, places }: TrendSeries,
  datasetLabel: string,
  words: SentenceWords,
): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  const hidden = words.hidden({ label: datasetLabel });
  if (!hasExamples(drawn)) return hidden;
  const real = drawn.filter((point) => kindOf(point) === 'real');
  return together(sampleSentence(real, words), hidden);
}

/** Sentences one after another, without the empty ones. */
function together(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function sampleSentence(real: readonly TrendPoint[], words: SentenceWords): string {
  if (real.length === 0) return words.allSample;
  if (real.every(({ isToday }) => isToday)) return words.onlyLast;
  return words.onlySome({ points: listed(real, words), count: real.length });
}

function notYet(drawn: readonly TrendPoint[], words: SentenceWords): string {
  const projected = drawn.filter((point) => kindOf(point) === 'projected');
  if (projected.length === 0) return '';
  return words.notYet({ points: listed(projected, words), count: projected.length });
}

/** More months than this are not listed one by one. */
const LISTED = 12;

/** `January`, `January and February`, `January, February, and March`; of many the first and the last. */
function listed(points: readonly TrendPoint[], words: SentenceWords): string {
  const names = points.map(({ label }) => spelledOutMonth(label, words));
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > LISTED) return words.range({ first, last });
  if (names.length === 2) return words.pair({ first, last });
  return words.list({ start: names.slice(0, -1).join(', '), last });
}

/** The time of a point: `in November`, `in Mar 2027`, `on Nov 17`, `today`. */
function when({ label, isToday }: TrendPoint, words: SentenceWords): string {
  if (isToday) return words.today;
  const isDay = /^[A-Z][a-z]{2} \d{1,2}$/.test(label);
  return isDay
    ? words.onDay({ day: label })
    : words.inMonth({ month: spelledOutMonth(label, words) });
}

function courseSentence(
  points: readonly TrendPoint[],
  datasetLabel: string,
  words: SentenceWords,
): string {
  const label = datasetLabel;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return words.none({ label });
  if (first === last) {
    return words.one({ label, when: when(first, words), amount: trendAmount(first.value) });
  }
  const change = subtractCents(last.value, first.value);
  const [from, to] = [trendAmount(first.value), trendAmount(last.value)];
  const [start, end] = [when(first, words), when(last, words)];
  const extremes = extremesSentence(points, words);
  if (change === 0) return together(words.same({ label, amount: from, start, end }), extremes);
  const course = change < 0 ? words.fell : words.rose;
  const size = formatUsd(change, { sign: 'never', cents: 'when-needed' });
  return together(course({ label, change: size, from, start, to, end }), extremes);
}

/** The peak and the low, unless they are the ends of the line. */
function extremesSentence(points: readonly TrendPoint[], words: SentenceWords): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  let low = first;
  let high = first;
  for (const point of points) {
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  const ends = new Set([first.value, last.value]);
  if (ends.has(low.value) && ends.has(high.value)) return '';
  return words.extremes({
    high: trendAmount(high.value),
    highWhen: when(high, words),
    low: trendAmount(low.value),
    lowWhen: when(low, words),
  });
}
