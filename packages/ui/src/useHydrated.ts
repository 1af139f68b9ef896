import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the page runs in a browser and has been taken over from the server's HTML.
 *
 * False on the server and in the first render of a browser, so that both draw the same; true from
 * then on. For parts that are worth nothing without a script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
