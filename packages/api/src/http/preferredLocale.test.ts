import { expect, test } from 'vitest';
import { preferredLocale } from './preferredLocale.ts';

const LOCALES = ['en-US', 'es-US'];

test.each([
  ['es', 'es-US'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es-US'],
  ['en;q=0.4, es;q=0.5', 'es-US'],
  ['fr, es ; q=0.5', 'es-US'],
  ['en-GB,es;q=0.9', 'en-US'],
  ['es;q=0, en', 'en-US'],
  ['es;q=much', undefined],
  ['de', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s prefers %s', (accepted, locale) => {
  expect(preferredLocale(accepted, LOCALES)).toBe(locale);
});
