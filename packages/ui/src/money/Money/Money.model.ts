import {
  formatCompactUsd,
  formatUsd,
  type Cents,
  type FormatUsdOptions,
} from '@dime-time/finance-core/money';

/** How many dots stand for a hidden amount: always as many, or their number would tell its size. */
export const MASK = '••••';

export interface MoneyParts {
  /** The sign, the currency and the dollars: `-$1,234`. */
  whole: string;
  /** The point and the cents, with a unit where the amount is compact: `.56`, `.90M`. */
  fraction: string;
}

export interface MoneyForm {
  sign: NonNullable<FormatUsdOptions['sign']>;
  compact: boolean;
  cents: NonNullable<FormatUsdOptions['cents']>;
}

/** The text of an amount, in the two parts a large figure sets apart. */
export function moneyParts(amount: Cents, { sign, compact, cents }: MoneyForm): MoneyParts {
  const text = compact ? signed(amount, sign) : formatUsd(amount, { sign, cents });
  const point = text.indexOf('.');
  return point < 0
    ? { whole: text, fraction: '' }
    : { whole: text.slice(0, point), fraction: text.slice(point) };
}

/** What stands where an amount is hidden. */
export function maskedMoney(): string {
  return `$${MASK}`;
}

function signed(amount: Cents, sign: MoneyForm['sign']): string {
  const text = formatCompactUsd(amount);
  if (sign === 'never') return text.replace('-', '');
  return sign === 'always' && amount > 0 ? `+${text}` : text;
}
