import { calendarDay } from '@dime-time/finance-core';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { words as spanish } from '../../words/locales/es-US.ts';
import { trendWords } from '../words/trend.ts';
import { hiddenTrendSentence, trendSentence } from './trendSentence.ts';
import { trendSeries } from './trendSeries.ts';

const formats = formatsOf('en-US');

const words = wordsOf(trendWords, ENGLISH);

describe('trendSentence', () => {
  test('says where the line starts, ends, peaks, and bottoms', () => {
    const points = [
      { label: 'Jan', month: 0, value: cents(2_000_000) },
      { label: 'Feb', month: 1, value: cents(2_100_000) },
      { label: 'Mar', month: 2, value: cents(1_700_050) },
    ];
    expect(trendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Total Debt fell $2,999.50, from $20,000 in January to $17,000.50 in March. The highest was $21,000 in February, the lowest $17,000.50 in March.',
    );
    expect(
      trendSentence(trendSeries(points.slice(0, 2), formats), 'Total Debt', words, formats),
    ).toBe('Total Debt rose $1,000, from $20,000 in January to $21,000 in February.');
  });

  test('names no peak if an end of the line is as high', () => {
    const values = [60, 233, 233];
    const points = values.map((value, at) => {
      const day = calendarDay(`2026-11-${at + 20}`);
      return { label: day, day, value: cents(value) };
    });
    expect(trendSentence(trendSeries(points, formats), 'Round-ups', words, formats)).toBe(
      'Round-ups rose $1.73, from $0.60 on Nov 20 to $2.33 on Nov 22.',
    );
  });

  test('names a month without an index by its label', () => {
    const points = ['Mar 2027', 'Apr 2027'].map((label) => ({ label, value: cents(60) }));
    expect(trendSentence(trendSeries(points, formats), 'Debt', words, formats)).toContain(
      'in Mar 2027 and in Apr 2027',
    );
  });

  test('names months and days in the language of the page', () => {
    const language = { locale: 'es-US', catalogue: spanish };
    const es = formatsOf('es-US');
    const months = [
      { label: 'Jan', month: 0, value: cents(200) },
      { label: 'Feb', month: 1, value: cents(100) },
    ];
    const sentence = trendSentence(
      trendSeries(months, es),
      'Deuda total',
      wordsOf(trendWords, language),
      es,
    );
    expect(sentence).toBe('Deuda total: disminución de $1, de $2 en enero a $1 en febrero.');
    const day = calendarDay('2026-11-20');
    expect(trendSeries([{ label: day, day, value: cents(1) }], es).points[0]?.label).toBe('20 nov');
    expect(trendSeries(months, es).points.map(({ label }) => label)).toEqual(['ene', 'feb']);
  });

  test('has a sentence for no point, one point, and equal ends', () => {
    expect(trendSentence(trendSeries([], formats), 'Total Debt', words, formats)).toBe(
      'Total Debt: no values yet.',
    );
    expect(
      trendSentence(
        trendSeries([{ label: 'Nov', month: 10, value: cents(100) }], formats),
        'Total Debt',
        words,
        formats,
      ),
    ).toBe('Total Debt in November: $1.');
    const flat = [
      { label: 'Jan', month: 0, value: cents(100) },
      { label: 'Feb', month: 1, value: cents(100) },
    ];
    expect(trendSentence(trendSeries(flat, formats), 'Total Debt', words, formats)).toBe(
      'Total Debt started and ended at $1, in January and in February.',
    );
  });

  test('only says that a sample is one, and which months are in the future', () => {
    const points = [
      { label: 'Oct', month: 9, value: cents(1_948_000), kind: 'sample' as const },
      { label: 'Nov', month: 10, value: cents(2_183_949), kind: 'real' as const },
      { label: 'Dec', month: 11, value: cents(1_825_000), kind: 'projected' as const },
    ];
    expect(trendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Sample data. Only November is yours. Total Debt in November: $21,839.49. December hasn’t happened yet.',
    );
    expect(
      trendSentence(trendSeries(points.slice(0, 1), formats), 'Total Debt', words, formats),
    ).toBe('Sample data.');
    const today = { label: 'Jul', month: 6, value: cents(1_814_633), isToday: true };
    expect(
      trendSentence(
        trendSeries([...points.slice(0, 1), today], formats),
        'Total Debt',
        words,
        formats,
      ),
    ).toBe('Sample data. Only the last point is yours. Total Debt today: $18,146.33.');
    expect(hiddenTrendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Sample data. Only November is yours. Total Debt: amounts are hidden.',
    );
  });

  test('lists a few months, or the first and the last of many', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ label: `M${at}`, value: cents(100) }));
    const sample = { label: 'X', value: cents(1), kind: 'sample' as const };
    const of = (count: number) =>
      trendSentence(trendSeries([...months(count), sample], formats), 'Debt', words, formats);
    expect(of(3)).toContain('Only M0, M1, and M2 are yours.');
    expect(of(40)).toContain('Only M0 to M39 are yours.');
  });

  test('ignores values that are not finite', () => {
    const points = [
      { label: 'Jan', month: 0, value: Number.NaN as Cents },
      { label: 'Feb', month: 1, value: cents(100) },
    ];
    expect(trendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Total Debt in February: $1.',
    );
  });
});

describe('of a forecast', () => {
  const points = [
    { label: 'Oct', month: 9, value: cents(1_948_000), kind: 'real' as const },
    { label: 'Nov', month: 10, value: cents(1_900_000), kind: 'real' as const, isToday: true },
    { label: 'Dec', month: 11, value: cents(1_850_000), kind: 'forecast' as const },
  ];

  test('the course is of what was owed, and the last of the forecast follows', () => {
    expect(trendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Total Debt fell $480, from $19,480 in October to $19,000 today. Forecast in December: $18,500.',
    );
  });

  test('nothing is called a sample', () => {
    expect(hiddenTrendSentence(trendSeries(points, formats), 'Total Debt', words, formats)).toBe(
      'Total Debt: amounts are hidden.',
    );
  });
});
