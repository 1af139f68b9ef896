import {
  formatCompactUsd,
  formatUsd,
  type Cents,
  type FormatUsdOptions,
} from '@dime-time/finance-core/money';

/**
 * The number of dots of a hidden amount; constant, so that it does not reveal the amount’s size.
 */
export const MASK = '••••';

export interface MoneyParts {
  /** The sign, the currency and the dollars: `-$1,234`. */
  whole: string;
  /** The point and the cents, with the unit of a compact amount: `.56`, `.90M`. */
  fraction: string;
}

export interface MoneyForm {
  sign: NonNullable<FormatUsdOptions['sign']>;
  compact: boolean;
  cents: NonNullable<FormatUsdOptions['cents']>;
}

/** Returns the text of an amount in two parts, which a large figure styles differently. */
export function moneyParts(amount: Cents, { sign, compact, cents }: MoneyForm): MoneyParts {
  const text = compact ? signed(amount, sign) : formatUsd(amount, { sign, cents });
  const point = text.indexOf('.');
  return point < 0
    ? { whole: text, fraction: '' }
    : { whole: text.slice(0, point), fraction: text.slice(point) };
}

/** Replaces a hidden amount. */
export function maskedMoney(): string {
  return `$${MASK}`;
}

function signed(amount: Cents, sign: MoneyForm['sign']): string {
  const text = formatCompactUsd(amount);
  if (sign === 'never') return text.replace('-', '');
  return sign === 'always' && amount > 0 ? `+${text}` : text;
}
