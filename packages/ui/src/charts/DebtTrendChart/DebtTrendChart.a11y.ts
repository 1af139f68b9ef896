import type { Cents } from '@dime-time/finance-core/money';
import type { DebtTrendChartWords } from '../../words/subjects/charts/debtTrendChart.ts';
import type { Formats } from '../../words/index.ts';
import { trendAmount } from '../plot/trendSentence.ts';

/** The line of the tooltip: `Total Debt: $18,250.33`. */
export function tooltipText(
  value: Cents,
  label: string,
  words: DebtTrendChartWords,
  formats: Formats,
): string {
  return words.value({ label, amount: trendAmount(value, formats) });
}
