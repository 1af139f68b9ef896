import { formatUsd, type Cents } from '@dime-time/finance-core/money';

/** How wide an amount is, in digits of one width; a point or a comma takes half of one. */
export function digitsWide(amount: Cents): number {
  return [...formatUsd(amount)].reduce(
    (width, character) => width + (character === '.' || character === ',' ? 0.5 : 1),
    0,
  );
}
