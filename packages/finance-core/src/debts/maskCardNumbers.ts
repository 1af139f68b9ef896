import { asciiDigits } from './asciiDigits.ts';

/** Twelve digits or more, whatever stands between them but letters and the signs of a number that is cut. */
const CARD_NUMBER = /\d(?:(?:(?!••)[\s\p{Cf}\p{P}\p{S}])*\d){11,}/gu;

/** How many digits most card numbers have. */
const CARD_LENGTH = 16;

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

/**
 * The last four of a number. Where other digits stand beside it, such as its expiry date, those of the
 * sixteen that carry a right check digit.
 */
function lastFour(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const known = digits.length > CARD_LENGTH && !hasCheckDigit(digits) ? cardIn(digits) : undefined;
  return (known ?? digits).slice(-4);
}

function cardIn(digits: string): string | undefined {
  for (let start = 0; start + CARD_LENGTH <= digits.length; start += 1) {
    const part = digits.slice(start, start + CARD_LENGTH);
    if (hasCheckDigit(part)) return part;
  }
  return undefined;
}

/** Whether a number ends in the check digit of the Luhn formula: ISO/IEC 7812-1, annex B. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
