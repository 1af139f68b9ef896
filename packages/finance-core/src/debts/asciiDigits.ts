/**
 * Writes all digits of a text as 0 to 9, in whatever script; other characters stay.
 *
 * @example asciiDigits('４１ ٤١') // '41 41'
 */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[\p{Nd}\p{No}]/gu, (character) => {
    const plain = character.normalize('NFKC');
    return isDigits(plain) ? Array.from(plain, digitOf).join('') : character;
  });
}

/** Digits of a script are ten characters in a row, from zero up. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (isDigits(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

function isDigits(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}
