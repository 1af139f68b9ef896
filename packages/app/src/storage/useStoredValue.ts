import { useSyncExternalStore } from 'react';
import type { StoredValue } from './storedValue.ts';

/** A value of this browser, as it is now. */
export function useStoredValue<Value>({ subscribe, read }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read);
}
