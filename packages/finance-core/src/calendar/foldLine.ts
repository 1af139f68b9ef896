/** The most octets of a line, its break left out (RFC 5545, 3.1). */
export const MAX_LINE_OCTETS = 75;

/**
 * Folds a line of a calendar: breaks it, with a space at the start of each further line, so that
 * none is longer than 75 octets of UTF-8. No character is cut (RFC 5545, 3.1).
 *
 * @param line without a line break of its own.
 * @example foldLine('SUMMARY:Pay Visa') // 'SUMMARY:Pay Visa'
 */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The octets of a character in UTF-8. */
function octetsOf(character: string): number {
  // A character has a code point.
  const point = character.codePointAt(0) as number;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
