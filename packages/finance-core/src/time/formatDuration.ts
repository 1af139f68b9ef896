import { formatCount } from '../money/formatCount.ts';

/**
 * Formats a number of months in words.
 *
 * @param months a whole number, zero or more.
 * @example formatDuration(86) // '7 years 2 months'
 */
export function formatDuration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(rest, 'month');
  return rest === 0
    ? formatCount(years, 'year')
    : `${formatCount(years, 'year')} ${formatCount(rest, 'month')}`;
}

/**
 * Words a number of months beside one that is in months, too: in months first.
 *
 * @param months a whole number, zero or more.
 * @example formatMonths(86) // '86 months (7 yr 2 mo)'
 */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return formatCount(months, 'month');
  return `${formatCount(months, 'month')} (${years} yr${rest === 0 ? '' : ` ${rest} mo`})`;
}
