/**
 * Words a number of months as a person would say it.
 *
 * @param months a whole number, zero or more.
 * @example durationText(86) // '7 years 2 months'
 */
export function durationText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  return rest === 0
    ? counted(years, 'year')
    : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

/**
 * Words a number of months beside one that is in months, too: in months first.
 *
 * @param months a whole number, zero or more.
 * @example monthsText(86) // '86 months (7 yr 2 mo)'
 */
export function monthsText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(months, 'month');
  return `${counted(months, 'month')} (${years} yr${rest === 0 ? '' : ` ${rest} mo`})`;
}

/** `1 month`, `2 months`, `1,234 months`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
