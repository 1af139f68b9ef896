import type { Catalogue } from '@dime-time/ui';
import { loadWords, type WordLocale, type WordScreen } from '@dime-time/ui/words/load';

export { refusalText } from './refusalText.ts';

/** Loads the app’s own words, which no screen of the library has. */
const APP_WORDS = {
  'es-US': () => import('./words/es-US.ts'),
} as const satisfies Record<WordLocale, () => Promise<{ words: object }>>;

/** Loads the words of a screen, and those of the app; rejects if a file cannot be loaded. */
export async function loadScreenWords(locale: WordLocale, screen: WordScreen): Promise<Catalogue> {
  const [library, app] = await Promise.all([loadWords(locale, [screen]), APP_WORDS[locale]()]);
  return { ...library, ...app.words };
}
