import type { PageName } from '../../../packages/app/src/config/pages.ts';
import { titlesWords } from '../../../packages/app/src/language/words/titles.ts';

/** The title of the document of a page, in English. */
export function titleOf(name: PageName): string {
  // None of the titles has values, so the messages are the words.
  return `${titlesWords.messages[name]} · Dime Time`;
}
