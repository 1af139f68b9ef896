import { ordinal } from './ordinal.ts';

/**
 * Words the day of the month on which a debt is due.
 *
 * @param day the day of the month, 1 to 31.
 * @example dueDateLabel(15) // '15th of month'
 */
export function dueDateLabel(day: number): string {
  return `${ordinal(day)} of month`;
}
