import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { tooltipText, trendSentence, trendTable } from './DebtTrendChart.a11y.ts';

describe('tooltipText', () => {
  test('reads Total Debt: $ and the amount in en-US form', () => {
    expect(tooltipText(cents(1_825_033), 'Total Debt')).toBe('Total Debt: $18,250.33');
    expect(tooltipText(cents(1_280_000), 'Total Debt')).toBe('Total Debt: $12,800');
  });
});

describe('trendSentence', () => {
  test('says where the line starts, ends, peaks and bottoms', () => {
    const series = [
      { label: 'Jan', value: cents(2_000_000) },
      { label: 'Feb', value: cents(2_100_000) },
      { label: 'Mar', value: cents(1_700_050) },
    ];
    expect(trendSentence(series, 'Total Debt')).toBe(
      'Total Debt went down by $2,999.50, from $20,000 in Jan to $17,000.50 in Mar. Highest $21,000 in Feb, lowest $17,000.50 in Mar.',
    );
    expect(trendSentence(series.slice(0, 2), 'Total Debt')).toContain('went up by $1,000');
  });

  test('has a sentence for no point, one point and equal ends', () => {
    expect(trendSentence([], 'Total Debt')).toBe('Total Debt: no values yet.');
    expect(trendSentence([{ label: 'Nov', value: cents(100) }], 'Total Debt')).toBe(
      'Total Debt in Nov: $1.',
    );
    const flat = [
      { label: 'Jan', value: cents(100) },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(flat, 'Total Debt')).toContain('is the same at both ends');
  });

  test('ignores values that are not finite', () => {
    const series = [
      { label: 'Jan', value: Number.NaN as Cents },
      { label: 'Feb', value: cents(100) },
    ];
    expect(trendSentence(series, 'Total Debt')).toBe('Total Debt in Feb: $1.');
  });
});

describe('trendTable', () => {
  test('gives a row for each month', () => {
    const series = [
      { label: 'Jan', value: cents(200) },
      { label: 'Feb', value: cents(150) },
    ];
    expect(trendTable(series)).toEqual({
      rows: [
        { key: 0, label: 'Jan', amount: '$2' },
        { key: 1, label: 'Feb', amount: '$1.50' },
      ],
      total: 2,
    });
  });

  test('of ten thousand points it gives a readable few, the ends among them', () => {
    const series = Array.from({ length: 10_000 }, (_, index) => ({
      label: `Day ${index}`,
      value: cents(index * 100),
    }));
    const { rows, total } = trendTable(series);
    expect(total).toBe(10_000);
    expect(rows.length).toBeLessThanOrEqual(60);
    expect(rows[0]?.label).toBe('Day 0');
    expect(rows.at(-1)?.label).toBe('Day 9999');
  });

  test('an empty series has no rows', () => {
    expect(trendTable([])).toEqual({ rows: [], total: 0 });
  });
});
