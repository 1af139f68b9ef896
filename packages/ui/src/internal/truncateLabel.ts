/** In UTF-16 code units; two lines of the widest page hold fewer. */
const MAX_LENGTH = 500;

/**
 * Truncates a name that CSS cuts after two lines anyway, and keeps the whole name as its accessible
 * name.
 *
 * A browser shapes and breaks every character before it hides it: ten thousand characters take it
 * longer than the rest of a card.
 *
 * @returns the text to render, and the `aria-label` to set, which is `undefined` if the text is whole.
 */
export function truncateLabel(name: string): { text: string; 'aria-label': string | undefined } {
  if (name.length <= MAX_LENGTH) return { text: name, 'aria-label': undefined };
  // Do not split a surrogate pair.
  const text = name.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return { text: `${text}…`, 'aria-label': name };
}
