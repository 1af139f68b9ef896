import { formatUsd, type Cents } from '@dime-time/finance-core/money';

/** How wide an amount is, in digits of one width; a point or a comma takes half of one. */
export function digitsWide(amount: Cents): number {
  const text = formatUsd(amount);
  return text.length - (text.match(/[.,]/g)?.length ?? 0) / 2;
}
