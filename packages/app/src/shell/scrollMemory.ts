/** Names the entry of the browser's history a position belongs to. */
const ENTRY = 'dimeTimeEntry';
const STORED = 'dime-time.scroll';
/** Positions kept; a history longer than that starts at the top. */
const MAX_ENTRIES = 50;

type Positions = Record<string, number>;

/**
 * Remembers how far each entry of the history was scrolled.
 *
 * The browser's own restoring acts before a page that has to be fetched is as tall as it was, so we
 * do it: a new page starts at the top, going back returns to where one was.
 */
export interface ScrollMemory {
  /** Call when a page stands on the screen: goes to the top, or to where this entry was left. */
  arrive: () => void;
}

/** Starts to remember, for as long as the document lives. */
export function startScrollMemory(page: Window): ScrollMemory {
  const positions = readPositions(page);
  let entry: string | undefined;
  let watch: ResizeObserver | undefined;
  let isFirst = true;
  page.history.scrollRestoration = 'manual';

  const note = () => {
    // On the way to another page this one shrinks, and the browser scrolls: that is no place to keep.
    // Neither is one on the way back.
    if (watch === undefined && entry !== undefined && entryOf(page.history.state) === entry) {
      positions[entry] = page.scrollY;
    }
  };
  const giveUp = () => {
    watch?.disconnect();
    watch = undefined;
  };
  const keep = () => {
    note();
    keepPositions(page, positions);
  };
  page.addEventListener('scroll', note, { passive: true });
  page.addEventListener('pagehide', keep);
  // Whoever moves by themselves wants to be where they go.
  for (const type of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
    page.addEventListener(type, giveUp, { passive: true });
  }

  return {
    arrive() {
      giveUp();
      const known = entryOf(page.history.state);
      entry = known ?? nameEntry(page);
      // Whoever has scrolled before the first page of the app was there is where they want to be.
      const here = isFirst ? page.scrollY : 0;
      isFirst = false;
      const target = here || (known === undefined ? 0 : (positions[entry] ?? 0));
      page.scrollTo({ top: target, behavior: 'instant' });
      if (target === 0) return;
      // Data is still to come, and what stands in its place may be taller or shorter: hold the place
      // while the page grows and shrinks, until somebody moves.
      watch = new ResizeObserver(() => {
        if (page.scrollY < target) page.scrollTo({ top: target, behavior: 'instant' });
      });
      watch.observe(page.document.documentElement);
    },
  };
}

function entryOf(state: unknown): string | undefined {
  const name = isObject(state) ? state[ENTRY] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function nameEntry(page: Window): string {
  const name = String(page.performance.timeOrigin + page.performance.now());
  const state: unknown = page.history.state;
  page.history.replaceState({ ...(isObject(state) ? state : {}), [ENTRY]: name }, '');
  return name;
}

function readPositions(page: Window): Positions {
  try {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(STORED) ?? '{}');
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, number] => Number.isFinite(pair[1])),
    );
  } catch {
    return {};
  }
}

function keepPositions(page: Window, positions: Positions): void {
  const newest = Object.entries(positions).slice(-MAX_ENTRIES);
  try {
    page.sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage a reload starts at the top.
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
