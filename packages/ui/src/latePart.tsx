import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** A component whose code is fetched once it is drawn, or a little before. */
export type LatePart<Props> = ComponentType<Props> & {
  /**
   * Begins to fetch it, because it is about to be drawn.
   *
   * @returns a promise that fails where fetching does; the next call then asks again.
   */
  preload: () => Promise<void>;
  /** Whether it has been fetched. */
  isThere: () => boolean;
};

/**
 * Splits a component off, with what stands in its place until it is there.
 *
 * On a server, and while a browser takes over from one, that is its place alone. Where the code cannot
 * be fetched, the error goes to the nearest boundary; drawn anew, it is asked for again. React's `lazy`
 * would keep the error for ever, and show the place for a moment also where the code is there already.
 *
 * @param load fetches it.
 * @param Place stands there meanwhile, with the same props, and is busy; nothing without it.
 * @param dispensable is whether the place may stay empty where it cannot be fetched, without an error.
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
