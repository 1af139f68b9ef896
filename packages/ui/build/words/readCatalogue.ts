import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The ICU messages of one component, by their key. */
export type MessageGroup = Readonly<Record<string, string>>;

/** The messages of one subject, by component: `stakeList`. */
export type SubjectMessages = Readonly<Record<string, MessageGroup>>;

/** The folder of the library’s catalogues: a folder a locale, a file a subject. */
const WORDS = join(import.meta.dirname, '../../words');

/** The locale in which the components are written. */
export const SOURCE_LOCALE = 'en-US';

/** The locales that are shipped. */
export function readLocales(): string[] {
  return readdirSync(WORDS).toSorted();
}

/**
 * The messages of a locale, by subject.
 *
 * @param folder that of the catalogues, if they are not the library’s.
 */
export function readCatalogue(locale: string, folder = WORDS): Record<string, SubjectMessages> {
  const files = readdirSync(join(folder, locale)).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as SubjectMessages,
    ]),
  );
}
