import type { TrendPoint } from '@dime-time/finance-core';
import { subtractCents, type Cents } from '@dime-time/finance-core/money';
import type { Formats } from '../../words/index.ts';
import type { TrendWords } from '../../words/subjects/charts/trend.ts';
import { areReal, hasExamples, kindOf } from './trendKinds.ts';
import type { TrendSeries } from './trendSeries.ts';

/**
 * An amount in the format of the chart’s tooltip and ticks: dollars, with cents only if there are
 * any.
 */
export function trendAmount(value: Cents, { money }: Formats): string {
  return money(value, { cents: 'when-needed' });
}

/**
 * Describes the line: its start, its end, its peak and its low.
 *
 * Points of a sample are only named as one, with those in the future. Of a forecast, the last point is
 * added.
 */
export function trendSentence(
  { points, places }: TrendSeries,
  datasetLabel: string,
  words: TrendWords,
  formats: Formats,
): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  if (areReal(drawn)) return courseSentence(drawn, datasetLabel, words, formats);
  const real = drawn.filter((point) => kindOf(point) === 'real');
  const course = real.length > 0 ? courseSentence(real, datasetLabel, words, formats) : '';
  const forecast = forecastSentence(drawn, words, formats);
  if (!hasExamples(drawn)) return together(course, forecast);
  const sample = sampleSentence(real, words, formats);
  return together(sample, course, notYet(drawn, words, formats), forecast);
}

/** The same while amounts are hidden. */
export function hiddenTrendSentence(
  { points, places }: TrendSeries,
  datasetLabel: string,
  words: TrendWords,
  formats: Formats,
): string {
  const drawn = places.flatMap((place) => points[place] ?? []);
  const hidden = words.hidden({ label: datasetLabel });
  if (!hasExamples(drawn)) return hidden;
  const real = drawn.filter((point) => kindOf(point) === 'real');
  return together(sampleSentence(real, words, formats), hidden);
}

/** Sentences one after another, without the empty ones. */
function together(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function sampleSentence(real: readonly TrendPoint[], words: TrendWords, formats: Formats): string {
  if (real.length === 0) return words.allSample;
  if (real.every(({ isToday }) => isToday)) return words.onlyLast;
  return words.onlySome({ points: listed(real, words, formats), count: real.length });
}

function forecastSentence(
  drawn: readonly TrendPoint[],
  words: TrendWords,
  formats: Formats,
): string {
  const last = drawn.findLast((point) => kindOf(point) === 'forecast');
  if (!last) return '';
  return words.expected({
    when: when(last, words, formats),
    amount: trendAmount(last.value, formats),
  });
}

function notYet(drawn: readonly TrendPoint[], words: TrendWords, formats: Formats): string {
  const projected = drawn.filter((point) => kindOf(point) === 'projected');
  if (projected.length === 0) return '';
  return words.notYet({ points: listed(projected, words, formats), count: projected.length });
}

/** More months than this are not listed one by one. */
const LISTED = 12;

/** `January`, `January and February`, `January, February, and March`; of many the first and the last. */
function listed(points: readonly TrendPoint[], words: TrendWords, formats: Formats): string {
  const names = points.map((point) => timeName(point, formats));
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  if (names.length > LISTED) return words.range({ first, last });
  if (names.length === 2) return words.pair({ first, last });
  return words.list({ start: names.slice(0, -1).join(', '), last });
}

/** The time of a point: `in November`, `in Mar 2027`, `on Nov 17`, `today`. */
function when(point: TrendPoint, words: TrendWords, formats: Formats): string {
  if (point.isToday) return words.today;
  return point.day === undefined
    ? words.inMonth({ month: timeName(point, formats) })
    : words.onDay({ day: formats.monthDayInText(point.day) });
}

/** A month in full, or the label. */
function timeName({ label, month }: TrendPoint, formats: Formats): string {
  return month === undefined ? label : formats.monthName(month);
}

function courseSentence(
  points: readonly TrendPoint[],
  datasetLabel: string,
  words: TrendWords,
  formats: Formats,
): string {
  const label = datasetLabel;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return words.none({ label });
  if (first === last) {
    return words.one({
      label,
      when: when(first, words, formats),
      amount: trendAmount(first.value, formats),
    });
  }
  const change = subtractCents(last.value, first.value);
  const [from, to] = [trendAmount(first.value, formats), trendAmount(last.value, formats)];
  const [start, end] = [when(first, words, formats), when(last, words, formats)];
  const extremes = extremesSentence(points, words, formats);
  if (change === 0) return together(words.same({ label, amount: from, start, end }), extremes);
  const course = change < 0 ? words.fell : words.rose;
  const size = formats.money(change, { sign: 'never', cents: 'when-needed' });
  return together(course({ label, change: size, from, start, to, end }), extremes);
}

/** The peak and the low, unless they are the ends of the line. */
function extremesSentence(
  points: readonly TrendPoint[],
  words: TrendWords,
  formats: Formats,
): string {
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
    high: trendAmount(high.value, formats),
    highWhen: when(high, words, formats),
    low: trendAmount(low.value, formats),
    lowWhen: when(low, words, formats),
  });
}
