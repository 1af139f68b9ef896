import {
  LocalizedStringFormatter,
  type LocalizedStringDictionary,
} from '@internationalized/string';
import type { MessageFormatter } from './wordGroup.ts';

/** The formatter of plurals, numbers and choices in a locale. */
export function formatterOf(locale: string): MessageFormatter {
  // A dictionary is for messages by key; the class itself would bring its matching of locales along.
  const formatter = new LocalizedStringFormatter(locale, {} as LocalizedStringDictionary);
  // Its methods are for the messages to which it passes itself, and protected in its types.
  return formatter as unknown as MessageFormatter;
}
