/**
 * Reads a choice kept in this browser; anything that is not one of `options` counts as none.
 *
 * A browser may refuse storage, and an older version may have kept another word: neither may break
 * the page.
 */
export function readChoice<Option extends string>(
  key: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  try {
    const kept = window.localStorage.getItem(key);
    return options.find((option) => option === kept) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a choice in this browser, where it lets us. */
export function keepChoice(key: string, choice: string): void {
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // The choice then holds until the page is closed, which is the best that can be had.
  }
}
