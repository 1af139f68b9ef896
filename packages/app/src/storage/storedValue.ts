import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './localStorage.ts';

/** A value stored in this browser only. */
export interface StoredValue<Value> {
  /** The current value; the same object until it changes. */
  read: () => Value;
  /** Replaces the value. Without storage, the new value lasts until the page is closed. */
  write: (value: Value) => void;
  /** Calls the listener on each change, in any tab, and returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a value that is stored in this browser under `key`, as JSON.
 *
 * @param parse converts the stored JSON, which may be missing, of an older version, or anything else.
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): StoredValue<Value> {
  let current: { value: Value; source: string | undefined } | undefined;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  return {
    read: () => {
      // Another tab may have changed it while there was no listener here.
      const text = readStored(key);
      if (current?.source !== text) current = undefined;
      current ??= { value: parse(parseJson(text)), source: text };
      return current.value;
    },
    write: (value) => {
      writeStored(key, JSON.stringify(value));
      current = { value, source: readStored(key) };
      notify();
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

/** The current value of a stored value, in a component. */
export function useStoredValue<Value>({ subscribe, read }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read);
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
