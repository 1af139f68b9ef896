/**
 * Reads a text kept in this browser; `undefined` where there is none, or where the browser refuses
 * storage, which may not break the page.
 */
export function readText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser, where it lets us. */
export function keepText(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // It then holds until the page is closed, which is the best that can be had.
  }
}
