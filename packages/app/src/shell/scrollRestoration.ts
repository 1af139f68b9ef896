import { SCROLL_KEY } from '../storage/storageKeys.ts';

/** The property of `history.state` that identifies an entry. */
const ENTRY = 'dimeTimeEntry';
/** Maximum number of stored positions; older entries start at the top. */
const MAX_ENTRIES = 50;

type Positions = Record<string, number>;

/**
 * Restores the scroll position of each history entry.
 *
 * The browser’s own restoration runs before a lazily loaded page has its height. Going back restores the
 * position; a new entry starts at the target of the address’s fragment, or at the top.
 */
export interface ScrollRestoration {
  /** Call when a page has rendered. */
  onPageRendered: () => void;
  /** Call when the history entry of the same page may have changed. */
  onNavigation: () => void;
}

/** Starts the restoration, for the lifetime of the document. */
export function startScrollRestoration(page: Window): ScrollRestoration {
  const positions = readPositions(page);
  let entry: string | undefined;
  let stopWatching: (() => void) | undefined;
  let isFirst = true;
  page.history.scrollRestoration = 'manual';

  const record = () => {
    // Not while a position is being restored, and not while a page is replaced: it shrinks, and the
    // browser scrolls.
    if (
      stopWatching === undefined &&
      entry !== undefined &&
      entryOf(page.history.state) === entry
    ) {
      positions[entry] = page.scrollY;
    }
  };
  const stopRestoring = () => {
    stopWatching?.();
    stopWatching = undefined;
  };
  const store = () => {
    record();
    storePositions(page, positions);
  };
  page.addEventListener('scroll', record, { passive: true });
  page.addEventListener('pagehide', store);
  // The user’s own scrolling ends the restoration.
  for (const type of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
    page.addEventListener(type, stopRestoring, { passive: true });
  }

  const restore = (scroll: () => void) => {
    scroll();
    const { body, documentElement } = page.document;
    if (!isLoading(body)) return;
    // The placeholders of loading data may be taller or shorter: repeat on each resize, until all data
    // has loaded or the user scrolls. A later resize, such as a notice that appears, moves nothing.
    const resizes = new ResizeObserver(scroll);
    const loads = new MutationObserver(() => {
      if (isLoading(body)) return;
      scroll();
      stopRestoring();
    });
    resizes.observe(documentElement);
    loads.observe(body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    stopWatching = () => {
      resizes.disconnect();
      loads.disconnect();
    };
  };
  const goTo = (top: number) => page.scrollTo({ top, behavior: 'instant' });

  const onPageRendered = () => {
    stopRestoring();
    const known = entryOf(page.history.state);
    entry = known ?? addEntryId(page);
    const stored = known === undefined ? undefined : positions[entry];
    // Keep the position if the user scrolled before the app had rendered.
    const left = isFirst && page.scrollY > 0 ? page.scrollY : stored;
    isFirst = false;
    goTo(left ?? 0);
    if (left) {
      restore(() => {
        if (page.scrollY < left) goTo(left);
      });
    } else if (left === undefined && page.location.hash.length > 1) {
      restore(scrollToTarget(page));
    }
  };
  return {
    onPageRendered,
    onNavigation() {
      if (entryOf(page.history.state) !== entry) onPageRendered();
    },
  };
}

/** Whether a part of the page shows a placeholder for data or code. */
function isLoading(body: HTMLElement): boolean {
  return body.querySelector('[aria-busy="true"]') !== null;
}

/** Scrolls to the target of the address’s fragment on each call, and focuses it on the first. */
function scrollToTarget({ document, location }: Window): () => void {
  let hasFocused = false;
  return () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (hasFocused) return;
    hasFocused = true;
    // After the AppShell, which focuses the heading of a new page.
    queueMicrotask(() => focusTarget(target));
  };
}

/** Focuses an element if it is focusable, else its heading. */
function focusTarget(target: HTMLElement): void {
  const focusable = target.hasAttribute('tabindex')
    ? target
    : (target.querySelector<HTMLElement>('h2, h3, h4') ?? target);
  if (!focusable.hasAttribute('tabindex')) focusable.tabIndex = -1;
  focusable.focus({ preventScroll: true });
}

function entryOf(state: unknown): string | undefined {
  const id = isObject(state) ? state[ENTRY] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function addEntryId(page: Window): string {
  const id = String(page.performance.timeOrigin + page.performance.now());
  const state: unknown = page.history.state;
  page.history.replaceState({ ...(isObject(state) ? state : {}), [ENTRY]: id }, '');
  return id;
}

function readPositions(page: Window): Positions {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(SCROLL_KEY) ?? '{}');
    if (!isObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, number] => Number.isFinite(pair[1])),
    );
  } catch {
    return {};
  }
}

function storePositions(page: Window, positions: Positions): void {
  const newest = Object.entries(positions).slice(-MAX_ENTRIES);
  try {
    page.sessionStorage.setItem(SCROLL_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is denied: a reload starts at the top.
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
