import type { Cents } from '@dime-time/finance-core/money';
import { trendAmount } from '../plot/trendSentence.ts';

/** The line of the tooltip: `Total Debt: $18,250.33`. */
export function tooltipText(value: Cents, datasetLabel: string): string {
  return `${datasetLabel}: ${trendAmount(value)}`;
}
