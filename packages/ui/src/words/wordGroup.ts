/** What a message with a plural, a number or a choice is formatted by, in the locale of the words. */
interface MessageFormatter {
  /** Chooses by the plural category of a number, or by the number itself (`=0`). */
  plural(
    count: number,
    options: Readonly<Record<string, string | (() => string)>>,
    type?: Intl.PluralRuleType,
  ): string;
  /** Writes a number. */
  number(value: number): string;
  /** Chooses by a value; `other` if there is no case for it. */
  select(options: Readonly<Record<string, string | (() => string)>>, value: string): string;
}

/** The messages behind a type of words: a text, or a function of its values. */
export type Messages<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (values: infer Values) => string
    ? (args: Values, formatter: MessageFormatter) => string
    : string;
};

/** Messages in place of those of a component; a key that is left out keeps its message. */
export type Translation<Words> = Partial<Messages<Words>>;

/** The words of one component, in English, with the name under which a catalogue replaces them. */
export interface WordGroup<Words> {
  /** The subject and the component: `token.stakeList`. */
  readonly id: string;
  readonly messages: Messages<Words>;
}

/** The words of one component of a site, in English, under a name that no component of the library has. */
export function wordGroup<Words>(id: string, messages: Messages<Words>): WordGroup<Words> {
  return { id, messages };
}
