import {
  calendarDay,
  calendarDayOf,
  formatDay,
  formatDuration,
  formatMonthDay,
  formatMonthYear,
  formatTime,
  formatWeekday,
  MONTH_LABELS,
  type CalendarDay,
} from '@dime-time/finance-core';
import {
  cents,
  formatApr,
  formatCompactUsd,
  formatPercent,
  formatQuantity,
  formatRate,
  formatUsd,
  quantity,
  type Apr,
} from '@dime-time/finance-core/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

const english = formatsOf('en-US');
const spanish = formatsOf('es-US');

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));
const instants = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati');
/** From half a cent below a trillion dollars up, `T` is shorter than the `$1,000.00B` of the rules. */
const MOST = 99_999_499_999_999;
const amounts = fc
  .oneof(fc.integer({ min: -MOST, max: MOST }), fc.integer({ min: -20_000_000, max: 20_000_000 }))
  .map((value) => cents(value));
const signs = fc.constantFrom('auto', 'always', 'never');

/** Whatever comes in, the locale en-US writes what the rules of money and time write. */
describe('en-US', () => {
  test('days', () => {
    fc.assert(
      fc.property(days, (day: CalendarDay) => {
        expect(english.day(day)).toBe(formatDay(day));
        expect(english.monthDay(day)).toBe(formatMonthDay(day));
        expect(english.monthYear(day)).toBe(formatMonthYear(day));
        expect(english.weekday(day)).toBe(formatWeekday(day));
        expect(english.dayInText(day)).toBe(formatDay(day));
        expect(english.monthDayInText(day)).toBe(formatMonthDay(day));
      }),
    );
    expect(MONTH_LABELS.map((_, month) => english.monthLabel(month))).toEqual(MONTH_LABELS);
  });

  test('times', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const time = formatTime(instant, zone);
        expect(english.time(instant, zone)).toBe(time);
        const day = formatDay(calendarDayOf(instant, zone));
        expect(english.dayTime(instant, zone)).toBe(`${day}, ${time}`);
      }),
    );
  });

  test('durations', () => {
    for (let months = 0; months <= 1300; months += 1) {
      expect(english.duration(months)).toBe(formatDuration(months));
    }
    expect(english.duration(120_000)).toBe('10,000 years');
  });

  // @requirement 1.money.usd-en-us
  test('money', () => {
    fc.assert(
      fc.property(amounts, signs, fc.boolean(), (amount, sign, needed) => {
        const options = { sign, cents: needed ? 'when-needed' : 'always' } as const;
        const text = formatUsd(amount, options);
        expect(english.money(amount, options)).toBe(text);
        expect(english.moneyParts(amount, options).join('')).toBe(text);
        expect(english.money(amount, { compact: true })).toBe(formatCompactUsd(amount));
      }),
      { numRuns: 1000 },
    );
    expect(english.moneyParts(cents(123_456))).toEqual(['$1,234', '.56']);
    expect(english.moneyParts(cents(9_390_000_000), { compact: true })).toEqual(['$93', '.90M']);
    expect(english.moneyParts(cents(100), { cents: 'when-needed' })).toEqual(['$1', '']);
  });

  test.each([99_999_499, 99_999_500, 99_999_999, 100_000, 99_999, 0, MOST])(
    '%i cents in short',
    (amount) => {
      expect(english.money(cents(amount), { compact: true })).toBe(formatCompactUsd(cents(amount)));
    },
  );

  test('percentages and rates', () => {
    const percents = fc.double({ min: -2000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(percents, fc.integer({ min: 0, max: 3 }), (percent, decimals) => {
        expect(english.percent(percent, decimals)).toBe(formatPercent(percent, decimals));
      }),
      { numRuns: 1000 },
    );
    expect(english.percent(1.005, 2)).toBe(formatPercent(1.005, 2));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (value) => {
        expect(english.apr(value as Apr)).toBe(formatApr(value as Apr));
        expect(english.rate(value as Apr)).toBe(formatRate(value as Apr));
      }),
    );
  });

  test('quantities', () => {
    const quantities = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((n) => quantity(n));
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 8 }), (amount, decimals) => {
        expect(english.quantity(amount, decimals)).toBe(formatQuantity(amount, decimals));
        if (amount >= 0n) {
          expect(english.price(amount, decimals)).toBe(`$${formatQuantity(amount, decimals)}`);
        }
      }),
    );
    expect(english.quantity(quantity(123_400_000n))).toBe('1.234');
    expect(english.quantity(quantity(100_000_000n))).toBe('1.00');
    expect(english.quantity(quantity(84_210n))).toBe('0.0008421');
  });
});

describe('es-US', () => {
  const day = calendarDay('2026-11-09');

  test('dates', () => {
    expect(spanish.day(day)).toBe('9 nov 2026');
    expect(spanish.monthDay(day)).toBe('9 nov');
    expect(spanish.monthYear(day)).toBe('nov 2026');
    expect(spanish.weekday(day)).toBe('lunes 9 de noviembre');
    expect(spanish.dayInText(day)).toBe('9 de noviembre de 2026');
    expect(spanish.monthDayInText(day)).toBe('9 de noviembre');
    expect(spanish.monthName(10)).toBe('noviembre');
    expect(spanish.time('2026-11-19T19:05:00Z', 'America/New_York')).toBe('2:05 p.m.');
  });

  test('numbers', () => {
    expect(spanish.duration(86)).toBe('7 años y 2 meses');
    expect(spanish.duration(1)).toBe('1 mes');
    expect(spanish.money(cents(-123_456))).toBe('-$1,234.56');
    expect(spanish.apr(24_990 as Apr)).toBe('24.99% APR');
  });
});

/** A billón is a million million, so `B` is a thousand times what a reader of Spanish expects. */
test.each([
  [47_740_000_000_000, '$477,400 millones'],
  [-100_000_000_000, '-$1,000 millones'],
  [99_999_500_000, '$1,000 millones'],
  [99_999_400_000, '$999.99 M'],
  [9_390_000_000, '$93.90 M'],
  [5_000_000, '$50.00 mil'],
  [99_900, '$999.00'],
])('%i cents in short in Spanish', (amount, text) => {
  const written = spanish.money(cents(amount), { compact: true });
  expect(written.replaceAll(' ', ' ')).toBe(text);
  expect(spanish.moneyParts(cents(amount), { compact: true }).join('')).toBe(written);
});

test('a currency stays in dollars where another locale writes them another way', () => {
  const german = formatsOf('de');
  expect(german.moneyParts(cents(123_456))).toEqual(['1.234', ',56\u00A0$']);
  expect(german.money(cents(100), { cents: 'when-needed' })).toBe('1\u00A0$');
});

test('the formats of a locale are made once', () => {
  expect(formatsOf('es-US')).toBe(spanish);
});
