/** What a row's text is compared with. */
export interface NamedDebt {
  name: string;
  /** `•••• 1111`; its last four digits are looked for. */
  accountNumber: string;
}

/** Words that stand in the names of most debts, and in the text of most payments. */
const COMMON = new Set(
  'account and autopay bank card cards credit debit debt debts loan loans my of pay payment the to'.split(
    ' ',
  ),
);

/** Says more than any number of words. */
const BY_NUMBER = 100;

/**
 * How well the text of a bank's row names a debt: by the last four digits of its number, or by all
 * words of its name that are its own.
 *
 * @returns zero where it does not; of two debts the higher one is meant.
 * @example namesDebt('TRAVEL CARD PAYMENT THANK YOU', { name: 'Travel Card', accountNumber: '' }) // 1
 */
export function namesDebt(text: string, { name, accountNumber }: NamedDebt): number {
  const words = wordsOf(text);
  const digits = /\d{4}$/.exec(accountNumber.trim())?.[0];
  if (
    digits !== undefined &&
    words.some((word) => /^[x\d]*$/.test(word) && word.endsWith(digits))
  ) {
    return BY_NUMBER;
  }
  const own = wordsOf(name).filter((word) => !COMMON.has(word));
  return own.every((word) => words.includes(word)) ? own.length : 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
