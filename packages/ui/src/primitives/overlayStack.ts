/** An open dialog or drawer. */
interface OpenOverlay {
  /** Closes it, unless it has work that must not be interrupted. */
  close: () => void;
}

/** The key in `history.state` for the number of overlays that are open at an entry. */
const DEPTH = 'dtOverlays';

const open: OpenOverlay[] = [];
/** Those of {@link open} that the Back button closes. */
const inHistory = new Set<OpenOverlay>();
let isScheduled = false;
/** Whether this module called `history.back`, whose `popstate` event has not fired yet. */
let isMoving = false;
let isListening = false;

/**
 * Registers an overlay that has opened, on top of all others.
 *
 * @param withHistory whether Back closes it: it then has a history entry with the same address
 * while it is open.
 * @returns a function to call when it has closed.
 */
export function registerOverlay(overlay: OpenOverlay, withHistory: boolean): () => void {
  open.push(overlay);
  if (withHistory) {
    inHistory.add(overlay);
    schedule();
  }
  return () => {
    open.splice(open.indexOf(overlay), 1);
    if (inHistory.delete(overlay)) schedule();
  };
}

/**
 * Closes the overlay that opened last.
 *
 * @returns whether one was open.
 */
export function closeTopOverlay(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/** Whether the current history entry belongs to an overlay: a new page replaces it. */
export function isOverlayEntry(): boolean {
  return depthOf(window.history.state) > 0;
}

/** Deferred to a microtask, so that a dialog that replaces another takes over its entry. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    syncHistory();
  });
}

/** Adds or removes history entries until there is one for each open overlay. */
function syncHistory(): void {
  if (isMoving) return;
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', onPopState);
  }
  const { history } = window;
  const state: unknown = history.state;
  const depth = depthOf(state);
  if (depth < inHistory.size) {
    const otherState = typeof state === 'object' && state !== null ? state : {};
    history.pushState({ ...otherState, [DEPTH]: depth + 1 }, '');
    syncHistory();
  } else if (depth > inHistory.size) {
    isMoving = true;
    history.go(inHistory.size - depth);
  }
}

/** Called when the history moved to another entry, by the reader or by this module. */
function onPopState(): void {
  if (!isMoving) {
    const depth = depthOf(window.history.state);
    [...inHistory]
      .slice(depth)
      .toReversed()
      .forEach((overlay) => overlay.close());
  }
  isMoving = false;
  // After the next render, closed overlays are unregistered; one that refused to close gets its
  // entry back.
  setTimeout(schedule);
}

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(DEPTH in state)) return 0;
  return Number(state[DEPTH]) || 0;
}
