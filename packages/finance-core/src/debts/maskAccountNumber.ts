import { asciiDigits } from './asciiDigits.ts';
import { cardNumbersIn } from './maskCardNumbers.ts';

/** How much of an account number is shown, kept and sent: enough to tell two accounts apart. */
const SHOWN = 4;

/**
 * Cuts an account number to its last four letters and digits, however it is spaced and in whatever
 * script its digits are. Of a card number with other text around it the last four of the number stay.
 *
 * One of four or fewer looks the same as a longer one. One that is cut already, by `*` or `•`, stays as
 * it was typed, less the spaces around it.
 *
 * @example maskAccountNumber('4111 1111 1111 1234') // '•••• 1234'
 * @example maskAccountNumber('1234') // '•••• 1234'
 * @example maskAccountNumber('4111 1111 1111 1111 exp 12/29') // '•••• 1111'
 * @example maskAccountNumber('**** 1234') // '**** 1234'
 */
export function maskAccountNumber(accountNumber: string): string {
  const [cardNumber] = cardNumbersIn(accountNumber);
  if (cardNumber !== undefined) return `•••• ${cardNumber}`;
  const plain = asciiDigits(accountNumber);
  const characters = plain.match(/[\p{L}\p{N}]/gu) ?? [];
  const isCut = characters.length <= SHOWN && /[*•]/.test(plain);
  if (isCut || characters.length === 0) return plain.trim();
  return `•••• ${characters.slice(-SHOWN).join('')}`;
}
