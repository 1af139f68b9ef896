import { cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { debtTrendChartWords } from '../words/debtTrendChart.ts';
import { tooltipText } from './DebtTrendChart.a11y.ts';

const formats = formatsOf('en-US');

const words = wordsOf(debtTrendChartWords, ENGLISH);

describe('tooltipText', () => {
  // @requirement 9.chart.tooltip
  test('reads Total Debt: $ and the amount in en-US form', () => {
    expect(tooltipText(cents(1_825_033), 'Total Debt', words, formats)).toBe(
      'Total Debt: $18,250.33',
    );
    expect(tooltipText(cents(1_280_000), 'Total Debt', words, formats)).toBe('Total Debt: $12,800');
  });
});
