import { aprFromPercent, MAX_APR, percentFromApr, type Apr } from './apr.ts';

const GRAMMAR = /^(\d{1,5}(?:\.\d{1,3})?)(?:\s*%(?:\s*APR)?)?$/i;

/**
 * Reads an annual rate as people type and paste it: `24.99`, ` 24.99 % `, `24.99% APR`.
 *
 * A decimal comma is refused, since `24,990` and `24,99` would be read alike; so are more than three
 * decimals, which would have to be rounded.
 *
 * @returns the rate, 0 to 10,000 %, or `undefined` where the text is not one.
 * @example parseTypedApr(' 24.99 % ') // 24990
 */
export function parseTypedApr(text: string): Apr | undefined {
  const percent = Number(GRAMMAR.exec(text.trim())?.[1] ?? Number.NaN);
  return percent <= percentFromApr(MAX_APR) ? aprFromPercent(percent) : undefined;
}
