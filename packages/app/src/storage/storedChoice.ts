import { keepText, readText } from './storedText.ts';

/**
 * Reads a choice kept in this browser; anything that is not one of `options` counts as none, since
 * an older version may have kept another word.
 */
export function readChoice<Option extends string>(
  key: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const kept = readText(key);
  return options.find((option) => option === kept) ?? fallback;
}

/** Keeps a choice in this browser, where it lets us. */
export function keepChoice(key: string, choice: string): void {
  keepText(key, choice);
}
