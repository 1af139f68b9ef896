/** More than two lines hold on the widest page. */
const MOST_DRAWN = 500;

/**
 * What is drawn of a name that is cut after two lines anyway, and the name it then needs.
 *
 * A browser shapes and breaks every character before it hides it, which of ten thousand takes it
 * longer than all the rest of a card. Assistive technology still gets the whole name.
 */
export function drawnName(name: string): { drawn: string; 'aria-label': string | undefined } {
  if (name.length <= MOST_DRAWN) return { drawn: name, 'aria-label': undefined };
  // Not through the middle of a character of two code units.
  const drawn = name.slice(0, MOST_DRAWN).replace(/[\uD800-\uDBFF]$/, '');
  return { drawn: `${drawn}…`, 'aria-label': name };
}
