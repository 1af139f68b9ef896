/**
 * Puts a comma between each three digits, as en-US writes whole numbers.
 *
 * @param digits a string of ASCII digits without a sign.
 * @example groupDigits('1234567') // '1,234,567'
 */
export function groupDigits(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  }
  return grouped;
}
