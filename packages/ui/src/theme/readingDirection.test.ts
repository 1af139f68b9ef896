import { expect, test } from 'vitest';
import { directionOf, localeReading } from './readingDirection.ts';

test('a locale has the direction of its script', () => {
  expect(['en-US', 'he-IL', 'ar-EG', 'az-Arab', 'de'].map(directionOf)).toEqual([
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ]);
});

test.each([
  ['en-US', 'ltr', 'en-US'],
  ['he-IL', 'rtl', 'he-IL'],
  ['en-US', 'rtl', 'en-Arab-US'],
  ['ar-EG', 'ltr', 'ar-Latn-EG'],
] as const)('%s, read %s, is %s', (locale, dir, expected) => {
  expect(localeReading(locale, dir)).toBe(expected);
  expect(directionOf(expected)).toBe(dir);
});

test('a mirrored locale keeps its words and digits', () => {
  const locale = localeReading('en-US', 'rtl');
  expect(new Intl.NumberFormat(locale).format(1234.5)).toBe('1,234.5');
  expect(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0)).toBe(
    'January',
  );
});
