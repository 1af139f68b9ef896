/**
 * The initials of a name: of its first and last word, or of the first only.
 *
 * Letters are whole characters as people see them, so an emoji or an accented letter is not cut.
 *
 * @example initialsOf('Ada Byron') // 'AB'
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map(firstCharacter).join('').toLocaleUpperCase('en-US');
}

function firstCharacter(word: string | undefined): string {
  if (word === undefined) return '';
  for (const { segment } of new Intl.Segmenter('en-US').segment(word)) return segment;
  return '';
}
