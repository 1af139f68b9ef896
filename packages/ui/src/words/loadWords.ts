import type { Catalogue } from './Catalogue.ts';
import { SCREEN_SUBJECTS } from './screenSubjects.ts';
import { SUBJECT_LOADERS } from './subjectLoaders.ts';

/** A locale whose words are shipped, beside English. */
export type WordLocale = keyof typeof SUBJECT_LOADERS;

/** A screen of the library, or `AppShell` for the navigation around it. */
export type WordScreen = keyof typeof SCREEN_SUBJECTS;

/**
 * Loads the words of some screens, each subject as a file of its own.
 *
 * @param screens as the components are called; a screen has the words of all its parts, also of those
 *   that load later.
 * @returns what `UiProvider words` takes. The same subjects are loaded once.
 * @throws what `import()` rejects with, if a file cannot be loaded.
 */
export async function loadWords(
  locale: WordLocale,
  screens: readonly WordScreen[],
): Promise<Catalogue> {
  const subjects = new Set(screens.flatMap((screen) => SCREEN_SUBJECTS[screen]));
  const loaders = SUBJECT_LOADERS[locale];
  const modules = await Promise.all([...subjects].map((subject) => loaders[subject]()));
  return Object.assign({}, ...modules.map(({ words }) => words)) as Catalogue;
}
