import { keepText, readText } from './storedText.ts';

/** A value that lives in this browser and nowhere else. */
export interface StoredValue<Value> {
  /** What it is now; the same object until it changes. */
  read: () => Value;
  /** Changes it, and keeps it where the browser lets us; else it holds until the page is closed. */
  write: (value: Value) => void;
  /** Hears every change, also one made in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a value that is kept in this browser under `key`.
 *
 * @param parse makes a value of what was kept: of nothing, of something older, of anything at all.
 */
export function storedValue<Value>(
  key: string,
  parse: (kept: unknown) => Value,
): StoredValue<Value> {
  let current: { value: Value; madeOf: string | undefined } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read: () => {
      // Another tab may have changed it while nobody here heard.
      const text = readText(key);
      if (current?.madeOf !== text) current = undefined;
      current ??= { value: parse(parseJson(text)), madeOf: text };
      return current.value;
    },
    write: (value) => {
      keepText(key, JSON.stringify(value));
      current = { value, madeOf: readText(key) };
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
