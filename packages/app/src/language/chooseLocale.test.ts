import { expect, test } from 'vitest';
import { chooseLocale } from './chooseLocale.ts';

const LOCALES = ['en-US', 'es-US'] as const;

test.each([
  [['es'], 'es-US'],
  [['es-MX', 'en-US'], 'es-US'],
  [['ES-419'], 'es-US'],
  [['fr-CA', 'es-US', 'en'], 'es-US'],
  [['en-GB', 'es'], 'en-US'],
  [['est'], 'en-US'],
  [['de'], 'en-US'],
  [[], 'en-US'],
])('a browser of %j gets %s', (preferred, locale) => {
  expect(chooseLocale(undefined, preferred, LOCALES)).toBe(locale);
});

test('the choice of the person wins over the browser', () => {
  expect(chooseLocale('en-US', ['es'], LOCALES)).toBe('en-US');
  expect(chooseLocale('es-US', ['en'], LOCALES)).toBe('es-US');
});

test('a choice that there is no longer counts as none', () => {
  expect(chooseLocale('fr-FR', ['es'], LOCALES)).toBe('es-US');
});

test('its source works alone, as the documents have it', () => {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- As an inline script.
  const alone = new Function(`return ${chooseLocale.toString()}`)() as typeof chooseLocale;
  expect(alone(null, ['es-MX'], LOCALES)).toBe('es-US');
});
