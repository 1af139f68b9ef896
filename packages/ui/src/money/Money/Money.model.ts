/**
 * The number of dots of a hidden amount; constant, so that it does not reveal the amount’s size.
 */
export const MASK = '••••';

/** Replaces a hidden amount. */
export function maskedMoney(): string {
  return `$${MASK}`;
}
