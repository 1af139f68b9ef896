import { expect, test } from 'vitest';
import { join } from 'node:path';
import { readCatalogue, SOURCE_LOCALE } from '../../packages/ui/build/words/readCatalogue.ts';

/** The folder of the app’s own catalogues. */
const APP_WORDS = join(import.meta.dirname, '../../packages/app/words');

/**
 * A term, in the English messages and in the Spanish ones: where one has it, the other has it as well.
 */
const TERMS: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/^(?:Retry|Try Again)$/, /^Reintentar$/],
  [/\btry again\b/, /(?:intenta|inténta)\w* otra vez/i],
  [/\bround-ups?\b/i, /\bredondeos?\b/i],
  [/\bminimum payments?\b/i, /\bpagos? mínimos?\b/i],
  [/\binterest rate\b/i, /\btasa (?:de interés|anual \(APR\))/i],
  [/(?<!-)\binterest\b(?! rate)/i, /\bintereses\b/i],
  [/\bmultiplier\b/i, /\bmultiplicador\b/i],
  [/\bSettings\b/, /\bajustes\b/i],
  [/\bamount\b/i, /\bcantidad/i],
  [/\btransactions?\b/i, /\bmovimientos?\b/i],
  [/\bAPR\b/, /\bAPR\b/],
  [/\ban APR\b/, /\btasa anual \(APR\)/i],
  [/\bextra payments?\b|^boost$|\bpayment boost\b|\bboost this debt\b/i, /\bpagos? extra\b/i],
  [/^Sign in$/, /^Inici(?:ar|a) sesión$/],
  [/\bbank accounts?\b/i, /\bcuentas? bancarias?\b/i],
  [/\bchecking account\b/i, /\bcuenta de cheques\b/i],
  [/^Insights$/, /^Análisis$/],
  [/^(?:Business )?Analytics$/, /\bnegocio\b/i],
  [/\bphone\b/i, /\bteléfono\b/i],
];

/** Words of another region or register, and second words for a thing that has one. */
const OTHER_WORDS =
  /\b(?:abon\w*|adicional(?:es)?|analítica|celular(?:es)?|usted|ustedes|montos?|transacci\w+|pulsa\w*|elimina\w*|anula\w*|configuraciones|ordenador|móvil|vosotros)\b/i;

/** English texts that stand for two things, or for things of different gender. */
const TWO_TRANSLATIONS: readonly string[] = [
  'active',
  'annual revenue at 1m users',
  'debts',
  'home',
  'inactive',
  'interest saved',
  'paid off',
  'profit margin',
  'revenue per user per year',
  'sign in',
  'still owed',
  'transactions',
  'view all',
  '… left',
  '… on …',
];

interface Pair {
  readonly path: string;
  readonly english: string;
  readonly spanish: string;
}

/** Every message in both languages, without the names of its values. */
function messagePairs(): Pair[] {
  const spanish = readCatalogue('es-US');
  return Object.entries(readCatalogue(SOURCE_LOCALE)).flatMap(([subject, groups]) =>
    Object.entries(groups).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, message]) => ({
        path: `${subject}.${group}.${key}`,
        english: withoutValues(message),
        spanish: withoutValues(spanish[subject]?.[group]?.[key] ?? ''),
      })),
    ),
  );
}

function withoutValues(message: string): string {
  return message.replaceAll(/\{\w+(?:, (?:number|plural|select),?)?\}?/g, '…');
}

const pairs = messagePairs();

test.each(TERMS)('%s is %s', (english, spanish) => {
  const having = pairs.filter((pair) => english.test(pair.english));
  expect(having.length).toBeGreaterThan(0);
  expect(having.filter((pair) => !spanish.test(pair.spanish))).toEqual([]);
});

test('Spanish has one word for one thing', () => {
  expect(pairs.filter((pair) => OTHER_WORDS.test(pair.spanish))).toEqual([]);
});

test('an English text has one translation', () => {
  const translations = new Map<string, Set<string>>();
  for (const { english, spanish } of pairs) {
    const known = translations.get(english.toLowerCase()) ?? new Set();
    translations.set(english.toLowerCase(), known.add(spanish.toLowerCase()));
  }
  const several = [...translations].filter(([, known]) => known.size > 1);
  expect(several.map(([english]) => english).toSorted()).toEqual(TWO_TRANSLATIONS);
});

test.each([SOURCE_LOCALE, 'es-US'])('the title of a document is its heading in %s', (locale) => {
  const { titles = {} } = readCatalogue(locale, APP_WORDS)['app'] ?? {};
  const { marketing = {}, insights = {}, debts = {} } = readCatalogue(locale);
  expect(titles).toMatchObject({
    qr: marketing['qr']?.['title'],
    analytics: marketing['businessAnalytics']?.['title'],
    insights: insights['insights']?.['title'],
    debts: debts['debts']?.['title'],
  });
});

test('the page of business figures has one name in Spanish, and its button of signing in has one', () => {
  const { shell = {}, marketing = {} } = readCatalogue('es-US');
  const { sessionExpiredNotice = {} } = readCatalogue('es-US', APP_WORDS)['app'] ?? {};
  expect(shell['navigation']?.['analytics']).toBe(marketing['businessAnalytics']?.['title']);
  expect(marketing['landing']?.['signIn']).toBe('Iniciar sesión');
  expect(sessionExpiredNotice['signIn']).toBe('Iniciar sesión');
});

test('neighbors in the navigation begin differently', () => {
  const names = Object.values(readCatalogue('es-US')['shell']?.['navigation'] ?? {});
  expect(names).toContain('Cifras del negocio');
  expect(new Set(names.map((name) => name.slice(0, 4).toLowerCase())).size).toBe(names.length);
});

/** A letter for a thousand or a million million: English readers and Spanish ones read it differently. */
test('Spanish texts write amounts without K and B', () => {
  const short = /\d\s?[KB]\b/;
  expect(pairs.filter(({ spanish }) => short.test(spanish))).toEqual([]);
  expect(pairs.some(({ english }) => short.test(english))).toBe(true);
});
