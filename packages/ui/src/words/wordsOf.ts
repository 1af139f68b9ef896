import type { Catalogue } from './Catalogue.ts';
import type { MessageFormatter, WordGroup } from './wordGroup.ts';

/** The locale of the words that the components bring. */
const SOURCE_LOCALE = 'en-US';

/** The language in which words are shown. */
export interface Language {
  /** The locale of the catalogue, a BCP 47 tag. */
  readonly locale: string;
  /** Words in place of the English ones. */
  readonly catalogue: Catalogue | undefined;
}

/** The language without a catalogue. */
export const ENGLISH: Language = { locale: SOURCE_LOCALE, catalogue: undefined };

type Values = Readonly<Record<string, string | number>>;

/** The messages of a group whose values are not known to its type. */
type Group = Readonly<
  Record<string, string | ((values: Values, formatter?: MessageFormatter) => string)>
>;

/**
 * The words of a component in a language: a text, or a function of its values.
 *
 * A key that the catalogue leaves out is English, with the plurals of English.
 *
 * @param language must be the same object for the same language.
 */
export function wordsOf<Words>(group: WordGroup<Words>, language: Language): Words {
  const words = group.made.get(language) ?? makeWords(group, language);
  group.made.set(language, words);
  return words;
}

function makeWords<Words>(group: WordGroup<Words>, { locale, catalogue }: Language): Words {
  const translated = (catalogue as Readonly<Record<string, Group>> | undefined)?.[group.id];
  const words = Object.entries(group.messages as Group).map(([key, english]) => {
    const message = translated?.[key] ?? english;
    if (typeof message !== 'function') return [key, message];
    const formatter = group.formatterOf?.(message === english ? SOURCE_LOCALE : locale);
    return [key, (values: Values) => message(values, formatter)];
  });
  // Made of the messages of this group.
  return Object.fromEntries(words) as Words;
}
