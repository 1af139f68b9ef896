import type { Language } from '@dime-time/ui';
import { useSyncExternalStore } from 'react';
import { LANGUAGE_KEY } from '../storage/storageKeys.ts';
import { writeStoredChoice } from '../storage/storedChoice.ts';
import { createLanguage } from './createLanguage.ts';
import type { ProblemJson, refusalText } from './refusalText.ts';
import { LOCALES, SOURCE_LOCALE, type Locale } from './locales.ts';

let translate: typeof refusalText | undefined;

/** The language of this app in this browser. */
export const language = createLanguage({
  initial: documentLocale(),
  loadScreen: async (locale, screen) => {
    // A visitor in English loads nothing of other languages.
    const { loadScreenWords, refusalText } = await import('./loadScreenWords.ts');
    translate = refusalText;
    return loadScreenWords(locale, screen);
  },
  store: (locale) => writeStoredChoice(LANGUAGE_KEY, locale),
  onShown: (locale) => {
    document.documentElement.lang = locale;
  },
});

/** The language that is shown, in a component. */
export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.read, language.read);
}

/** The sentence of a refusal in the language that is shown; `undefined` for the server’s own, in English. */
export function translatedRefusal(problem: ProblemJson): string | undefined {
  return translate?.(language.read(), problem);
}

/** The language that the inline script of the document has chosen. */
function documentLocale(): Locale {
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return LOCALES.find((locale) => locale === lang) ?? SOURCE_LOCALE;
}
