/**
 * Writes a whole number with its English ordinal ending.
 *
 * @param n a whole number of zero or more.
 * @example ordinal(11) // '11th'
 * @example ordinal(22) // '22nd'
 */
export function ordinal(n: number): string {
  const tens = n % 100;
  // 11, 12 and 13 end in th although 1, 2 and 3 do not.
  const ending = tens > 10 && tens < 14 ? undefined : ['st', 'nd', 'rd'][(n % 10) - 1];
  return `${n}${ending ?? 'th'}`;
}
