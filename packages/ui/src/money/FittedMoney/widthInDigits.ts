import { formatUsd, type Cents } from '@dime-time/finance-core/money';

/** Returns the width of an amount, in tabular digits; a point or a comma is half a digit. */
export function widthInDigits(amount: Cents): number {
  const text = formatUsd(amount);
  return text.length - (text.match(/[.,]/g)?.length ?? 0) / 2;
}
