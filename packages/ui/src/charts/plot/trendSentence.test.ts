import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { monthsWords } from '../words/months.ts';
import { trendWords } from '../words/trend.ts';
import { hiddenTrendSentence, trendSentence } from './trendSentence.ts';
import { trendSeries } from './trendSeries.ts';

const words = { ...wordsOf(trendWords, ENGLISH), ...wordsOf(monthsWords, ENGLISH) };

describe('trendSentence', () => {
  test('says where the line starts, ends, peaks, and bottoms', () => {
    const points = [
      { label: 'Jan', value: cents(2_000_000) },
      { label: 'Feb', value: cents(2_100_000) },
      { label: 'Mar', value: cents(1_700_050) },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt', words)).toBe(
      'Total Debt fell $2,999.50, from $20,000 in January to $17,000.50 in March. The highest was $21,000 in February, the lowest $17,000.50 in March.',
    );
    expect(trendSentence(trendSeries(points.slice(0, 2)), 'Total Debt', words)).toBe(
      'Total Debt rose $1,000, from $20,000 in January to $21,000 in February.',
    );
  });

  test('names no peak if an end of the line is as high', () => {
    const values = [60, 233, 233];
    const points = values.map((value, at) => ({ label: `Nov ${at + 20}`, value: cents(value) }));
    expect(trendSentence(trendSeries(points), 'Round-ups', words)).toBe(
      'Round-ups rose $1.73, from $0.60 on Nov 20 to $2.33 on Nov 22.',
    );
  });

  test('says days and months of years as they are said', () => {
    const of = (...labels: string[]) =>
      trendSentence(
        trendSeries(labels.map((label, at) => ({ label, value: cents(60 + at * 206) }))),
        'This week’s round-ups',
        words,
      );
    expect(of('Nov 17', 'Nov 23')).toBe(
      'This week’s round-ups rose $2.06, from $0.60 on Nov 17 to $2.66 on Nov 23.',
    );
    expect(of('Mar 2027', 'Apr 2027')).toContain('in Mar 2027 to $2.66 in Apr 2027');
  });

  test('has a sentence for no point, one point, and equal ends', () => {
    expect(trendSentence(trendSeries([]), 'Total Debt', words)).toBe('Total Debt: no values yet.');
    expect(
      trendSentence(trendSeries([{ label: 'Nov', value: cents(100) }]), 'Total Debt', words),
    ).toBe('Total Debt in November: $1.');
    const flat = [
      { label: 'Jan', value: cents(100) },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(trendSeries(flat), 'Total Debt', words)).toBe(
      'Total Debt started and ended at $1, in January and in February.',
    );
  });

  test('only says that a sample is one, and which months are in the future', () => {
    const points = [
      { label: 'Oct', value: cents(1_948_000), kind: 'sample' as const },
      { label: 'Nov', value: cents(2_183_949), kind: 'real' as const },
      { label: 'Dec', value: cents(1_825_000), kind: 'projected' as const },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt', words)).toBe(
      'Sample data. Only November is yours. Total Debt in November: $21,839.49. December hasn’t happened yet.',
    );
    expect(trendSentence(trendSeries(points.slice(0, 1)), 'Total Debt', words)).toBe(
      'Sample data.',
    );
    const today = { label: 'Jul', value: cents(1_814_633), isToday: true };
    expect(trendSentence(trendSeries([...points.slice(0, 1), today]), 'Total Debt', words)).toBe(
      'Sample data. Only the last point is yours. Total Debt today: $18,146.33.',
    );
    expect(hiddenTrendSentence(trendSeries(points), 'Total Debt', words)).toBe(
      'Sample data. Only November is yours. Total Debt: amounts are hidden.',
    );
  });

  test('lists a few months, or the first and the last of many', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ label: `M${at}`, value: cents(100) }));
    const sample = { label: 'X', value: cents(1), kind: 'sample' as const };
    const of = (count: number) =>
      trendSentence(trendSeries([...months(count), sample]), 'Debt', words);
    expect(of(3)).toContain('Only M0, M1, and M2 are yours.');
    expect(of(40)).toContain('Only M0 to M39 are yours.');
  });

  test('ignores values that are not finite', () => {
    const points = [
      { label: 'Jan', value: Number.NaN as Cents },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt', words)).toBe(
      'Total Debt in February: $1.',
    );
  });
});
