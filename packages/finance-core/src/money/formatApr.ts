import { formatPercent } from './formatPercent.ts';
import { percentFromApr, type Apr } from './apr.ts';

/**
 * Writes a yearly rate with its unit, with two decimals, or three where it has them.
 *
 * @example formatApr(aprFromPercent(6.125)) // '6.125% APR'
 */
export function formatApr(apr: Apr): string {
  return `${formatRate(apr)} APR`;
}

/**
 * Writes a yearly rate where the sentence says what it is a rate of.
 *
 * @example formatRate(aprFromPercent(24.99)) // '24.99%'
 */
export function formatRate(apr: Apr): string {
  return formatPercent(percentFromApr(apr), apr % 10 === 0 ? 2 : 3);
}
