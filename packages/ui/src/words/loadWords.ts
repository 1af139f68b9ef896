import type { Catalogue } from './Catalogue.ts';
import { SCREEN_WORDS } from './screenWords.ts';
import { WORD_LOADERS } from './wordLoaders.ts';

/** A locale whose words are shipped, beside English. */
export type WordLocale = keyof typeof WORD_LOADERS;

/** A screen of the library, or `AppShell` for the navigation around it. */
export type WordScreen = keyof typeof SCREEN_WORDS;

/**
 * Loads the words of some screens, each subject as a file of its own, or as two: what only its own
 * screens show, and what others show too.
 *
 * @param screens as the components are called; a screen has the words of all its parts, also of those
 *   that load later.
 * @returns what `UiProvider words` takes. The same files are loaded once.
 * @throws what `import()` rejects with, if a file cannot be loaded.
 */
export async function loadWords(
  locale: WordLocale,
  screens: readonly WordScreen[],
): Promise<Catalogue> {
  const paths = new Set(screens.flatMap((screen) => SCREEN_WORDS[screen]));
  const loaders = WORD_LOADERS[locale];
  const modules = await Promise.all([...paths].map((path) => loaders[path]()));
  return Object.assign({}, ...modules.map(({ words }) => words)) as Catalogue;
}
