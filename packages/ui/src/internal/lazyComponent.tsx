import { memo, startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { afterPaint } from './afterPaint.ts';
import { useIsServed } from './useIsServed.ts';

/** A component whose code loads when it is rendered, or a little before. */
export type LazyComponent<Props> = ComponentType<Props> & {
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
 * Splits off a component, with a fallback until it has loaded.
 *
 * On a server, and while a browser hydrates, only the fallback is rendered. If the code cannot be
 * loaded, the error goes to the nearest boundary; on the next render, loading is retried. React’s
 * `lazy` would keep the error permanently, and briefly show the fallback even if the code has
 * loaded. With the props of its last rendering, it is not rendered again. Code that arrives later is
 * rendered as a transition: the page answers to presses meanwhile.
 *
 * @param load loads it.
 * @param Fallback is rendered until then, with the same props, and marked as busy; without it,
 * nothing is shown.
 * @param without what is rendered if loading fails: an error goes to the boundary, the fallback stays, or
 * nothing is rendered.
 * @param when calls its argument when the code is to be loaded, for example once the fallback is in sight.
 * It is marked as busy from then on.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
  without: 'error' | 'fallback' | 'nothing' = 'error',
  when: (load: () => void, fallback: Element | null) => () => void = atOnce,
): LazyComponent<Props> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    ));

  function Lazy(props: Props) {
    const served = useIsServed();
    const [there, setThere] = useState(!served && loaded !== undefined);
    const [isLoading, setLoading] = useState(when === atOnce);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      let cancelLoad = () => {};
      const cancelWait = when(() => {
        setLoading(true);
        cancelLoad = afterPaint(
          () =>
            void preload().then(
              () => startTransition(() => setThere(true)),
              (cause: unknown) => setFailure({ cause }),
            ),
        );
      }, place.current?.firstElementChild ?? null);
      return () => {
        cancelWait();
        cancelLoad();
      };
    }, []);
    const Loaded = there ? loaded : undefined;
    if (Loaded) return <Loaded {...props} />;
    if (failure && without === 'error') throw failure.cause;
    if (!Fallback || (failure && without === 'nothing')) return null;
    return (
      <div ref={place} aria-busy={isLoading && !failure} style={WITHOUT_BOX}>
        <Fallback {...props} />
      </div>
    );
  }
  return Object.assign(memo(Lazy), { preload, isThere: () => loaded !== undefined });
}

function atOnce(load: () => void): () => void {
  load();
  return () => {};
}

/** The element that is marked as busy has no box, so the layout is that of the fallback alone. */
const WITHOUT_BOX = { display: 'contents' } as const;
