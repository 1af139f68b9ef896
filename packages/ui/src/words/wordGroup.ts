/** What a message with a plural, a number or a choice is formatted by, in the locale of the words. */
export interface MessageFormatter {
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

/** The values of a message that are no plain texts. */
type FormattedValue<Values> = {
  [Key in keyof Values]: string extends Values[Key] ? never : Key;
}[keyof Values];

/** A message with values; one with texts alone needs no formatter, in no language. */
type MessageOf<Values> = [FormattedValue<Values>] extends [never]
  ? (args: Values) => string
  : (args: Values, formatter: MessageFormatter) => string;

/** The messages behind a type of words: a text, or a function of its values. */
export type Messages<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (values: infer Values) => string
    ? MessageOf<Values>
    : string;
};

/** Messages in place of those of a component; a key that is left out keeps its message. */
export type Translation<Words> = Partial<Messages<Words>>;

/** The words of one component, in English, with the name under which a catalogue replaces them. */
export interface WordGroup<Words> {
  /** The subject and the component: `token.stakeList`. */
  readonly id: string;
  readonly messages: Messages<Words>;
  /** The formatter for a locale, if a message needs one: most components load none. */
  readonly formatterOf: ((locale: string) => MessageFormatter) | undefined;
  /** The words that were made, by language. */
  readonly made: WeakMap<object, Words>;
}

/** The words of one component of a site, in English, under a name that no component of the library has. */
export function wordGroup<Words>(
  id: string,
  messages: Messages<Words>,
  formatterOf?: (locale: string) => MessageFormatter,
): WordGroup<Words> {
  return { id, messages, formatterOf, made: new WeakMap() };
}
