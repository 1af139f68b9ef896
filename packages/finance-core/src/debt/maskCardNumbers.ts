import { asciiDigits } from './asciiDigits.ts';

/** Twelve digits or more, whatever stands between them but letters and the signs of a number that is cut. */
const CARD_NUMBER = /\d(?:(?:(?!••)[\s\p{Cf}\p{P}\p{S}])*\d){11,}/gu;

/**
 * Cuts each card number in a text to its last four digits: twelve digits or more in a row, with
 * spaces, punctuation, symbols or characters of no width between them, in any script.
 *
 * @returns the text as it is where it has none.
 * @example maskCardNumbers('Test Visa 5555 5555 5555 4444') // 'Test Visa •••• 4444'
 */
export function maskCardNumbers(text: string): string {
  const numbers = cardNumbersIn(text);
  if (numbers.length === 0) return text;
  return asciiDigits(text).replaceAll(CARD_NUMBER, (number) => `•••• ${lastFour(number)}`);
}

/** The card numbers in a text, each as its last four digits. */
export function cardNumbersIn(text: string): string[] {
  return (asciiDigits(text).match(CARD_NUMBER) ?? []).map(lastFour);
}

function lastFour(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-4);
}
