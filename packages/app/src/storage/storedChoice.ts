import { readStored, writeStored } from './localStorage.ts';

/**
 * Reads a stored option. A value that is not one of `options`, such as one of an older version, counts
 * as none.
 */
export function readStoredChoice<Option extends string>(
  key: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const stored = readStored(key);
  return options.find((option) => option === stored) ?? fallback;
}

/** Stores an option, if the browser allows it. */
export function writeStoredChoice(key: string, choice: string): void {
  writeStored(key, choice);
}
