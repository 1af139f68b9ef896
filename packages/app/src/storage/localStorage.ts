/** The text stored in this browser under a key; `undefined` if there is none or storage is denied. */
export function readStored(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text in this browser; does nothing if storage is denied or full. */
export function writeStored(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The caller’s own state lasts until the page is closed.
  }
}
