import { groupDigits } from './groupDigits.ts';

/**
 * Writes how many there are of something, in the singular for one.
 *
 * @param count a whole number, zero or more.
 * @param noun the singular; its plural ends in `s`.
 * @example formatCount(1234, 'month') // '1,234 months'
 */
export function formatCount(count: number, noun: string): string {
  return `${groupDigits(String(count))} ${noun}${count === 1 ? '' : 's'}`;
}
