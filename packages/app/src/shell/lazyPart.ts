import { createElement, lazy, useState, type ComponentType } from 'react';

/** A part of the app that is fetched when it is first drawn, or a little before. */
export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Begins to fetch it, because it is about to be drawn.
   *
   * @returns a promise that never fails: where fetching does, the part says so when it is drawn.
   */
  preload: () => Promise<void>;
};

/** A part of the app could not be fetched, also not after the page was loaded anew. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface ReloadPorts {
  /** Remembers, across one reload, that it has been tried. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  /** Whether the browser has a connection, as far as it knows. */
  isOnline: () => boolean;
}

/**
 * Splits a part off, to be fetched when it is needed.
 *
 * After a deploy the file a running page asks for may be gone: the document is then loaded anew, once.
 * Where that does not help, the error goes to the nearest boundary.
 *
 * @param name names the part among the reloads that were tried.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = () =>
    (loading ??= loadOrReload(name, load, browserPorts()).then((module) => {
      loaded = module.default;
      return module;
    }));
  const Lazy: ComponentType<Props> = lazy(start);
  function Part(props: Props) {
    // One that is there already is drawn at once: `lazy` would show what stands in for it first.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  }
  const preload = () =>
    start().then(
      () => {},
      () => {},
    );
  return Object.assign(Part, { preload });
}

/** The logic of {@link lazyPart}, with the browser as an argument. */
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
    // Offline, a reload would end on the browser's own page of errors.
    if (!isOnline()) throw new ChunkError('Check your connection and try again.', { cause });
    if (storage.getItem(mark) !== null) {
      storage.removeItem(mark);
      throw new ChunkError('Check your connection and try again.', { cause });
    }
    storage.setItem(mark, 'yes');
    // Where nothing can be remembered, a reload could repeat for ever.
    if (storage.getItem(mark) === null) {
      throw new ChunkError('Check your connection and try again.', { cause });
    }
    reload();
    // The document is on its way out: show what is on screen until it is gone.
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

/** Session storage, or a stand-in that keeps nothing where the browser refuses it. */
function safeSessionStorage(): ReloadPorts['storage'] {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
