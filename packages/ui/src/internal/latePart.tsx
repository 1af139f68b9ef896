import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** A component whose code loads when it is rendered, or a little before. */
export type LatePart<Props> = ComponentType<Props> & {
  /**
   * Starts loading it, because it is about to be rendered.
   *
   * @returns a promise that rejects if loading fails; the next call then retries.
   */
  preload: () => Promise<void>;
  /** Whether it has loaded. */
  isThere: () => boolean;
};

/**
 * Splits off a component, with a placeholder until it has loaded.
 *
 * On a server, and while a browser hydrates, only the placeholder is rendered. If the code cannot
 * be loaded, the error goes to the nearest boundary; on the next render, loading is retried.
 * React’s `lazy` would keep the error permanently, and briefly show the placeholder even if the
 * code has loaded.
 *
 * @param load loads it.
 * @param Place is the placeholder, with the same props, marked as busy; without it, nothing is
 * shown.
 * @param dispensable is whether the place may stay empty, without an error, if loading fails.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
  dispensable = false,
): LatePart<Props> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const subscribe = (hear: () => void) => {
    waiting.add(hear);
    return () => void waiting.delete(hear);
  };
  const preload = () =>
    (loading ??= load().then(
      (part) => {
        loaded = part;
        for (const hear of waiting) hear();
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    ));

  function Part(props: Props) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(
      () => afterPaint(() => void preload().catch((cause: unknown) => setFailure({ cause }))),
      [],
    );
    if (Loaded) return <Loaded {...props} />;
    if (failure && !dispensable) throw failure.cause;
    if (!Place) return null;
    return (
      <div aria-busy={!failure} style={WITHOUT_BOX}>
        <Place {...props} />
      </div>
    );
  }
  return Object.assign(Part, { preload, isThere: () => loaded !== undefined });
}

/** What says that a place waits leaves the laying out to the place. */
const WITHOUT_BOX = { display: 'contents' } as const;

/** Runs a task once what was drawn is seen: the place first, and then what is to stand in it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
