import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { reloadedForKey } from '../storage/storageKeys.ts';

/** The state of code that is loaded on demand. */
interface Loading {
  /**
   * Starts to load the code.
   *
   * @returns a promise that never rejects: a failed load is thrown when the component renders.
   */
  preload: () => Promise<void>;
  /** Calls a listener when loading ends, and returns how to remove it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the code has loaded, or has failed to. */
  isSettled: () => boolean;
}

/** A component whose code is loaded on demand. */
export type LazyRoute<Props> = ComponentType<Props> & Loading;

/** Loads the code of a component that is about to be rendered, and returns whether to wait for it. */
export function useIsLoading({ preload, subscribe, isSettled }: Loading): boolean {
  useEffect(() => void preload(), [preload]);
  return !useSyncExternalStore(subscribe, isSettled);
}

/** The code of a route could not be loaded, and reloading the document did not help. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface ReloadPorts {
  /** Records, across one reload, that it was tried. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  /** Whether the browser reports a connection. */
  isOnline: () => boolean;
}

/**
 * Splits a component into a chunk that is loaded on demand.
 *
 * After a deploy, the file that an open page asks for may no longer exist: the document is then
 * reloaded, once. If that does not help, the error is thrown to the nearest error boundary.
 *
 * Not Vite’s `vite:preloadError`: that event reports every failed import of the document, also those
 * of the library’s lazy components, which offer a retry and must not reload the page. And not React’s
 * `lazy`: once its fallback is visible, React waits 300 ms before it replaces it, also on a first visit
 * whose code is there after 50. Render the component when {@link useIsLoading} says so.
 *
 * @param name identifies the component among the recorded reloads.
 */
export function lazyRoute<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyRoute<Props> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failure: { cause: unknown } | undefined;
  const listeners = new Set<() => void>();
  const start = async () => {
    try {
      loaded = (await loadOrReload(name, load, browserPorts())).default;
    } catch (cause) {
      failure = { cause };
    }
    for (const listener of listeners) listener();
  };
  function Route(props: Props) {
    if (failure) throw failure.cause;
    return loaded ? createElement(loaded, props) : null;
  }
  return Object.assign(Route, {
    preload: () => (loading ??= start()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isSettled: () => loaded !== undefined || failure !== undefined,
  });
}

/** The logic of {@link lazyRoute}, with the browser as an argument. */
export async function loadOrReload<Module>(
  name: string,
  load: () => Promise<Module>,
  { storage, reload, isOnline }: ReloadPorts,
): Promise<Module> {
  const mark = reloadedForKey(name);
  try {
    const module = await load();
    storage.removeItem(mark);
    return module;
  } catch (cause) {
    const error = new ChunkError('The code of a page could not be loaded.', { cause });
    // Offline, a reload would show the browser’s own error page.
    if (!isOnline()) throw error;
    if (storage.getItem(mark) !== null) {
      storage.removeItem(mark);
      throw error;
    }
    storage.setItem(mark, 'yes');
    // Without storage, the reload could repeat forever.
    if (storage.getItem(mark) === null) throw error;
    reload();
    // The document is being replaced: keep the current screen until then.
    return new Promise<never>(() => {});
  }
}

function browserPorts(): ReloadPorts {
  return {
    storage: safeSessionStorage(),
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
  };
}

/** Session storage, or a stub that stores nothing if the browser denies access. */
function safeSessionStorage(): ReloadPorts['storage'] {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
