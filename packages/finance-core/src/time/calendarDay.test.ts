import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayFromNumber, dayNumber } from './calendarDay.ts';

describe('calendarDay', () => {
  test.each(['2026-11-19', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'takes %s',
    (text) => {
      expect(calendarDay(text)).toBe(text);
    },
  );

  test.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
  ])('refuses %j', (text) => {
    expect(() => calendarDay(text)).toThrow(
      new RangeError(`A calendar day is an existing YYYY-MM-DD; got ${text}.`),
    );
  });
});

describe('dayNumber and dayFromNumber', () => {
  test('count days from 1970', () => {
    expect(dayNumber(calendarDay('1970-01-01'))).toBe(0);
    expect(dayNumber(calendarDay('2000-03-01'))).toBe(11_017);
    expect(dayFromNumber(-1)).toBe('1969-12-31');
  });

  test('are inverse to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
        expect(dayNumber(dayFromNumber(days))).toBe(days);
      }),
    );
  });

  test('refuse a day past the year 9999', () => {
    expect(() => dayFromNumber(2_932_897)).toThrow(RangeError);
    expect(() => dayFromNumber(Number.NaN)).toThrow(RangeError);
  });
});
