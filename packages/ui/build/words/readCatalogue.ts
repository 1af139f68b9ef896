import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The ICU messages of one component, by their key. */
export type MessageGroup = Readonly<Record<string, string>>;

/** The messages of one subject, by component: `stakeList`. */
export type SubjectMessages = Readonly<Record<string, MessageGroup>>;

/** The folder of the catalogues: a folder a locale, a file a subject. */
const WORDS = join(import.meta.dirname, '../../words');

/** The locale in which the components are written. */
export const SOURCE_LOCALE = 'en-US';

/** The locales that are shipped. */
export function readLocales(): string[] {
  return readdirSync(WORDS).toSorted();
}

/** The messages of a locale, by subject. */
export function readCatalogue(locale: string): Record<string, SubjectMessages> {
  const files = readdirSync(join(WORDS, locale)).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(WORDS, locale, file), 'utf8')) as SubjectMessages,
    ]),
  );
}
