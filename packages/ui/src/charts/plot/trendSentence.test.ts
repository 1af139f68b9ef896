import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { hiddenTrendSentence, trendSentence } from './trendSentence.ts';
import { trendSeries } from './trendSeries.ts';

describe('trendSentence', () => {
  test('says where the line starts, ends, peaks and bottoms', () => {
    const points = [
      { label: 'Jan', value: cents(2_000_000) },
      { label: 'Feb', value: cents(2_100_000) },
      { label: 'Mar', value: cents(1_700_050) },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt')).toBe(
      'Total Debt went down by $2,999.50, from $20,000 in Jan to $17,000.50 in Mar. Highest $21,000 in Feb, lowest $17,000.50 in Mar.',
    );
    expect(trendSentence(trendSeries(points.slice(0, 2)), 'Total Debt')).toContain(
      'went up by $1,000',
    );
  });

  test('has a sentence for no point, one point and equal ends', () => {
    expect(trendSentence(trendSeries([]), 'Total Debt')).toBe('Total Debt: no values yet.');
    expect(trendSentence(trendSeries([{ label: 'Nov', value: cents(100) }]), 'Total Debt')).toBe(
      'Total Debt in Nov: $1.',
    );
    const flat = [
      { label: 'Jan', value: cents(100) },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(trendSeries(flat), 'Total Debt')).toContain('is the same at both ends');
  });

  test('says nothing of a sample but that it is one, and which months have not come', () => {
    const points = [
      { label: 'Oct', value: cents(1_948_000), kind: 'sample' as const },
      { label: 'Nov', value: cents(2_183_949), kind: 'real' as const },
      { label: 'Dec', value: cents(1_825_000), kind: 'projected' as const },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt')).toBe(
      'Sample data. Only Nov is real. Total Debt in Nov: $21,839.49. Dec has not come yet.',
    );
    expect(trendSentence(trendSeries(points.slice(0, 1)), 'Total Debt')).toBe('Sample data.');
    expect(hiddenTrendSentence(trendSeries(points), 'Total Debt')).toBe(
      'Sample data. Only Nov is real. Total Debt: amounts are hidden.',
    );
  });

  test('lists a few months, and of many the first and the last', () => {
    const months = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ label: `M${at}`, value: cents(100) }));
    const sample = { label: 'X', value: cents(1), kind: 'sample' as const };
    const of = (count: number) => trendSentence(trendSeries([...months(count), sample]), 'Debt');
    expect(of(3)).toContain('Only M0, M1 and M2 are real.');
    expect(of(40)).toContain('Only M0 to M39 are real.');
  });

  test('ignores values that are not finite', () => {
    const points = [
      { label: 'Jan', value: Number.NaN as Cents },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(trendSeries(points), 'Total Debt')).toBe('Total Debt in Feb: $1.');
  });
});
