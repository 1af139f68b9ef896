import type { Cents } from './cents.ts';
import { groupDigits } from './groupDigits.ts';

export interface FormatUsdOptions {
  /**
   * When a sign stands in front: `auto` for negative amounts only, `always` also a plus in front of
   * positive ones (zero has none), `never` drops it.
   * @default 'auto'
   */
  sign?: 'auto' | 'always' | 'never';
  /**
   * How cents show: `always` two digits, `when-needed` drops `.00`.
   * @default 'always'
   */
  cents?: 'always' | 'when-needed';
}

/**
 * Writes money for people: US dollars in en-US form.
 *
 * Independent of the machine's locale, so a server, a test and a browser print the same text.
 *
 * @example formatUsd(cents(123456)) // '$1,234.56'
 * @example formatUsd(cents(33), { sign: 'always' }) // '+$0.33'
 */
export function formatUsd(amount: Cents, options: FormatUsdOptions = {}): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const fraction = digits.slice(-2);
  const dollars = groupDigits(digits.slice(0, -2));
  const text =
    options.cents === 'when-needed' && fraction === '00' ? dollars : `${dollars}.${fraction}`;
  return `${signOf(amount, options.sign ?? 'auto')}$${text}`;
}

function signOf(amount: Cents, mode: 'auto' | 'always' | 'never'): string {
  if (mode === 'never' || amount === 0) return '';
  if (amount < 0) return '-';
  return mode === 'always' ? '+' : '';
}
