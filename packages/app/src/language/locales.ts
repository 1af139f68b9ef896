import type { WordLocale } from '@dime-time/ui/words/load';

/** The language of the app’s own words, which it has without loading any. */
export const SOURCE_LOCALE = 'en-US';

export type Locale = typeof SOURCE_LOCALE | WordLocale;

/** The locales of the app; where none is preferred, the first is taken. */
export const LOCALES = [SOURCE_LOCALE, 'es-US'] as const satisfies readonly Locale[];

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
};
