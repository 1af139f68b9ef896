/** What comes and goes on an element, and the parts no query can find. */
const STATE =
  /::[\w-]+|:(?:hover|active|focus-visible|focus-within|focus|checked|disabled)(?![\w-])/g;

const EMPTY = /:(?:where|is|not)\(\s*\)/g;

/** A selector in any state, so that an element can be looked for: `.a:where(:hover)::after` is `.a`. */
export function atRest(selector: string): string {
  const rest = selector
    .replaceAll(STATE, '')
    .replaceAll(EMPTY, '')
    // A list of a list is empty only now.
    .replaceAll(EMPTY, '')
    .replaceAll(/([\s>+~])(?=$|[,)])/g, '$1*')
    .trim();
  return rest === '' ? '*' : rest;
}
