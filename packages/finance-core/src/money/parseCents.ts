import type { Cents } from './cents.ts';

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const MINUS = 45;
const POINT = 46;
/** Twelve digits of dollars is the bound of {@link MAX_CENTS}; more cannot fit and need no arithmetic. */
const MAX_DOLLAR_DIGITS = 12;

/**
 * Reads a decimal string of the wire as money, strictly; `parseTypedAmount` reads what a person typed.
 *
 * Accepts an optional minus, dollars without a leading zero, and at most two decimals: `0`, `4.67`,
 * `-12.5`, `1234.56`. Everything else is refused, never repaired: exponents, signs in front of zero,
 * separators, currency signs, spaces, digits of other scripts, a bare point, a third decimal.
 *
 * Reads character codes instead of a regular expression because this runs once for each of
 * thousands of purchases.
 *
 * @returns the amount, or `undefined` where the text is not money in this grammar.
 * @example parseCents('4.67') // 467
 */
export function parseCents(text: string): Cents | undefined {
  const length = text.length;
  const negative = text.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  let index = start;
  let value = 0;
  while (index < length) {
    const code = text.charCodeAt(index);
    if (code < DIGIT_0 || code > DIGIT_9) break;
    value = value * 10 + (code - DIGIT_0);
    index += 1;
    if (index - start > MAX_DOLLAR_DIGITS) return undefined;
  }
  const dollarDigits = index - start;
  if (dollarDigits === 0) return undefined;
  if (dollarDigits > 1 && text.charCodeAt(start) === DIGIT_0) return undefined;

  const decimals = index === length ? 0 : length - index - 1;
  if (index < length) {
    if (text.charCodeAt(index) !== POINT || decimals < 1 || decimals > 2) return undefined;
    for (index += 1; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < DIGIT_0 || code > DIGIT_9) return undefined;
      value = value * 10 + (code - DIGIT_0);
    }
  }
  if (decimals === 0) value *= 100;
  else if (decimals === 1) value *= 10;
  if (!negative) return value as Cents;
  // "-0" is how a sign error looks, not an amount anyone writes.
  return value === 0 ? undefined : (-value as Cents);
}
