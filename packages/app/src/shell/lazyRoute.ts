import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component whose code is loaded when it is first rendered, or on request. */
export type LazyRoute<Props> = ComponentType<Props> & {
  /**
   * Starts to load the code before the component is rendered.
   *
   * @returns a promise that never rejects: a failed load is thrown when the component renders.
   */
  preload: () => Promise<void>;
};

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
 * `lazy` alone, which shows the fallback for a moment even if the code is loaded.
 *
 * @param name identifies the component among the recorded reloads.
 */
export function lazyRoute<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyRoute<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = () =>
    (loading ??= loadOrReload(name, load, browserPorts()).then((module) => {
      loaded = module.default;
      return module;
    }));
  const Lazy: ComponentType<Props> = lazy(start);
  function Route(props: Props) {
    // Loaded code renders without `lazy`, which would show its fallback first.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  const preload = () =>
    start().then(
      () => {},
      () => {},
    );
  return Object.assign(Route, { preload });
}

/** The logic of {@link lazyRoute}, with the browser as an argument. */
export async function loadOrReload<Module>(
  name: string,
  load: () => Promise<Module>,
  { storage, reload, isOnline }: ReloadPorts,
): Promise<Module> {
  const mark = `dime-time.reloaded-for.${name}`;
  try {
    const module = await load();
    storage.removeItem(mark);
    return module;
  } catch (cause) {
    const error = new ChunkError('Check your connection and try again.', { cause });
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
