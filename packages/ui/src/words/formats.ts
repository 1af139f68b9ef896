import { epochMillis, type CalendarDay, type Instant } from '@dime-time/finance-core';
import {
  percentFromApr,
  quantityToDecimalString,
  toDecimalString,
  type Apr,
  type Cents,
  type FormatUsdOptions,
  type Quantity,
} from '@dime-time/finance-core/money';

/** How an amount is written: {@link FormatUsdOptions}, and whether it is abbreviated. */
export interface MoneyFormat extends FormatUsdOptions {
  /**
   * Whether it is abbreviated from a thousand dollars up: `$93.90M`.
   * @default false
   */
  compact?: boolean;
}

/** Writes numbers and dates in one locale. Money is in US dollars in every locale. */
export interface Formats {
  /** A day: `Nov 9, 2026`. */
  day: (day: CalendarDay) => string;
  /** A day whose year is plain: `Nov 9`. */
  monthDay: (day: CalendarDay) => string;
  /** The month of a day: `Nov 2026`. */
  monthYear: (day: CalendarDay) => string;
  /** A day among words, with the month in full outside of English: `9 de noviembre de 2026`. */
  dayInText: (day: CalendarDay) => string;
  /** A day whose year is plain, among words: `9 de noviembre`. */
  monthDayInText: (day: CalendarDay) => string;
  /** A day that is near, among words: `Monday, Nov 9`. */
  weekday: (day: CalendarDay) => string;
  /** A month, 0 to 11, in full: `November`. */
  monthName: (month: number) => string;
  /** A month, 0 to 11, in short: `Nov`. */
  monthLabel: (month: number) => string;
  /** The time of an instant in a time zone: `2:05 PM`. */
  time: (instant: Instant, timeZone: string) => string;
  /** The day and the time of an instant in a time zone: `Nov 9, 2026, 2:05 PM`. */
  dayTime: (instant: Instant, timeZone: string) => string;
  /** A number of months: `7 years 2 months`. */
  duration: (months: number) => string;
  /** A number of seconds: `5 seconds`. */
  seconds: (seconds: number) => string;
  /** An amount: `$1,234.56`. */
  money: (amount: Cents, format?: MoneyFormat) => string;
  /** The same in two parts, of which the second begins with the decimal sign, or is empty. */
  moneyParts: (amount: Cents, format?: MoneyFormat) => [whole: string, fraction: string];
  /** A yearly rate with its name, which US lenders use in every language: `24.99% APR`. */
  apr: (apr: Apr) => string;
  /** A yearly rate where the sentence says what it is a rate of: `24.99%`. */
  rate: (apr: Apr) => string;
  /** A percentage, where 24.99 is 24.99%, rounded to so many decimals, none by default. */
  percent: (percent: number, decimals?: number) => string;
  /** A price in dollars with more decimals than cents: `$0.0500`. */
  price: (dollars: Quantity, decimals: number) => string;
  /** A number of things: `1,234`. */
  count: (count: number) => string;
  /** A quantity with so many decimals; without, with all that it has, and at least two. */
  quantity: (quantity: Quantity, decimals?: number) => string;
}

const SIGNS = { auto: 'negative', always: 'exceptZero', never: 'never' } as const;

/** The decimals of a quantity that are stored. */
const ALL_DECIMALS = 8;

const made = new Map<string, Formats>();

/** The formats of a locale, which are kept: to make a formatter takes longer than to use it. */
export function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: string): Formats {
  const { language } = new Intl.Locale(locale);
  const monthInText = language === 'en' ? 'short' : 'long';
  const dates = kept((options: Intl.DateTimeFormatOptions) => {
    return new Intl.DateTimeFormat(locale, options);
  });
  const numbers = kept((options: Intl.NumberFormatOptions) => {
    return new Intl.NumberFormat(locale, options);
  });
  const ofDay = (options: Intl.DateTimeFormatOptions) => (day: CalendarDay) =>
    dates({ ...options, timeZone: 'UTC' }).format(Date.parse(day));
  const ofMonth = (month: 'long' | 'short') => (index: number) =>
    dates({ month, timeZone: 'UTC' }).format(Date.UTC(2000, index));
  const ofInstant = (options: Intl.DateTimeFormatOptions) => (instant: Instant, timeZone: string) =>
    dates({ ...options, ...TIME, timeZone })
      .format(epochMillis(instant))
      // Browsers differ in the space before PM.
      .replaceAll('\u202F', ' ');
  // ‘7 years 2 months’, and in Spanish ‘7 años y 2 meses’.
  const list = new Intl.ListFormat(locale, {
    type: 'unit',
    style: language === 'en' ? 'narrow' : 'long',
  });
  const unit = (name: 'second' | 'month' | 'year', count: number) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  const percent = (value: number, decimals = 0) =>
    numbers({
      style: 'unit',
      unit: 'percent',
      signDisplay: 'negative',
      useGrouping: false,
      ...digits(decimals, decimals),
    }).format(decimal(value.toFixed(decimals)));
  const rate = (apr: Apr) => percent(percentFromApr(apr), apr % 10 === 0 ? 2 : 3);
  const point = numbers({})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  const money = (amount: Cents, { sign = 'auto', cents, compact = false }: MoneyFormat = {}) => {
    const options = { ...DOLLARS, signDisplay: SIGNS[sign] };
    if (compact && language === 'es' && Math.abs(amount) >= THOUSAND_MILLION) {
      return `${numbers({ ...options, ...digits(0, 0) }).format(amount / MILLION)} millones`;
    }
    const needed = compact ? 0 : Math.abs(amount % 100) && 2;
    const formatter = numbers({
      ...options,
      ...(compact && { notation: 'compact' }),
      ...(cents === 'when-needed' ? digits(needed, compact ? 2 : needed) : digits(2, 2)),
    });
    const value = decimal(toDecimalString(amount));
    if (language === 'es' && compact) {
      return textOf(formatter.formatToParts(value).map(withoutK));
    }
    // Five times as fast as its parts, and a chart has hundreds of amounts.
    return formatter.format(value);
  };

  return {
    day: ofDay(DAY),
    monthDay: ofDay({ month: 'short', day: 'numeric' }),
    monthYear: ofDay({ year: 'numeric', month: 'short' }),
    dayInText: ofDay({ ...DAY, month: monthInText }),
    monthDayInText: ofDay({ month: monthInText, day: 'numeric' }),
    weekday(day) {
      const text = ofDay({ weekday: 'long', month: monthInText, day: 'numeric' })(day);
      // ‘El lunes 9 de noviembre’ has no comma among words.
      return language === 'es' ? text.replace(', ', ' ') : text;
    },
    monthName: ofMonth('long'),
    monthLabel: ofMonth('short'),
    time: ofInstant({}),
    dayTime: ofInstant(DAY),
    duration(months) {
      const [years, rest] = [Math.floor(months / 12), months % 12];
      const parts = [
        ...(years > 0 ? [unit('year', years)] : []),
        ...(rest > 0 || years === 0 ? [unit('month', rest)] : []),
      ];
      return list.format(parts);
    },
    seconds: (seconds) => unit('second', seconds),
    money,
    moneyParts(amount, format) {
      const text = money(amount, format);
      const at = point === undefined ? -1 : text.indexOf(point);
      return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
    },
    apr: (apr) => `${rate(apr)} APR`,
    rate,
    percent,
    price: (price, decimals) =>
      numbers({ ...DOLLARS, ...digits(decimals, decimals) }).format(
        decimal(quantityToDecimalString(price)),
      ),
    count: (count) => numbers({}).format(count),
    quantity: (quantity, decimals) =>
      numbers({
        signDisplay: 'negative',
        ...(decimals === undefined ? digits(2, ALL_DECIMALS) : digits(decimals, decimals)),
      }).format(decimal(quantityToDecimalString(quantity))),
  };
}

const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** A million dollars, in cents. */
const MILLION = 100_000_000;

/**
 * From here up, Spanish has millions in full: its billón is a million million, so that readers of both
 * languages misread a `B`. It is what rounds to a thousand million.
 */
const THOUSAND_MILLION = 999_995 * 100_000;

/** Spanish has a word for a thousand, and no `K`. */
function withoutK(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  return part.type === 'compact' && /^k$/i.test(part.value) ? { ...part, value: 'mil' } : part;
}

function textOf(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join('');
}

function digits(minimumFractionDigits: number, maximumFractionDigits: number) {
  return { minimumFractionDigits, maximumFractionDigits };
}

/** A decimal as text, which is formatted exactly, whatever its number of digits. */
function decimal(text: string): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral;
}

/** Makes a formatter for each of its options once. */
function kept<Options, Formatter>(
  make: (options: Options) => Formatter,
): (options: Options) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (options) => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? make(options);
    formatters.set(key, formatter);
    return formatter;
  };
}
