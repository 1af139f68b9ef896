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
 * do it: going back returns to where one was, and a new entry begins at what its address names, or at
 * the top.
 */
export interface ScrollMemory {
  /** Call when a page stands on the screen. */
  arrive: () => void;
  /** Call when the history may have come to another entry of the same page. */
  move: () => void;
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

  const hold = (goThere: () => void) => {
    goThere();
    // Data is still to come, and what stands in its place may be taller or shorter: hold the place
    // while the page grows and shrinks, until somebody moves.
    watch = new ResizeObserver(goThere);
    watch.observe(page.document.documentElement);
  };
  const goTo = (top: number) => page.scrollTo({ top, behavior: 'instant' });

  const arrive = () => {
    giveUp();
    const known = entryOf(page.history.state);
    entry = known ?? nameEntry(page);
    const kept = known === undefined ? undefined : positions[entry];
    // Whoever has scrolled before the first page of the app was there is where they want to be.
    const left = isFirst && page.scrollY > 0 ? page.scrollY : kept;
    isFirst = false;
    goTo(left ?? 0);
    if (left) {
      hold(() => {
        if (page.scrollY < left) goTo(left);
      });
    } else if (left === undefined && page.location.hash.length > 1) {
      hold(leadTo(page));
    }
  };
  return {
    arrive,
    move() {
      if (entryOf(page.history.state) !== entry) arrive();
    },
  };
}

/** Shows what the address names, each time it is asked to, and gives it the focus once. */
function leadTo({ document, location }: Window): () => void {
  let hasLed = false;
  return () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (hasLed) return;
    hasLed = true;
    // After the shell, which gives the focus to the heading of a new page.
    queueMicrotask(() => focusOn(target));
  };
}

/** Gives the focus to a place, or to its heading, which says where one is. */
function focusOn(place: HTMLElement): void {
  const stop = place.hasAttribute('tabindex')
    ? place
    : (place.querySelector<HTMLElement>('h2, h3, h4') ?? place);
  if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1;
  stop.focus({ preventScroll: true });
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
