/** How much of an account number is shown, kept and sent: enough to tell two accounts apart. */
const SHOWN = 4;

/**
 * Cuts an account number to its last four letters and digits, however it is spaced.
 *
 * One of four or fewer is no whole number and stays as it was typed, less the spaces around it; so
 * does one that is cut already.
 *
 * @example maskAccountNumber('4111 1111 1111 1234') // '•••• 1234'
 * @example maskAccountNumber('**** 1234') // '**** 1234'
 */
export function maskAccountNumber(accountNumber: string): string {
  const characters = accountNumber.match(/[\p{L}\p{N}]/gu) ?? [];
  if (characters.length <= SHOWN) return accountNumber.trim();
  return `•••• ${characters.slice(-SHOWN).join('')}`;
}
