/** An open dialog or drawer. */
interface OpenOverlay {
  /** Closes it, unless it has work that must not be interrupted. */
  close: () => void;
}

/** Where the browser's history notes how many overlays are open at an entry. */
const DEPTH = 'dtOverlays';

const open: OpenOverlay[] = [];
/** Those of {@link open} that Back closes. */
const inHistory = new Set<OpenOverlay>();
let isScheduled = false;
/** Whether this module has asked the browser to go back, and it has not arrived yet. */
let isMoving = false;
let isListening = false;

/**
 * Notes that an overlay has opened, above all that are open.
 *
 * @param withHistory whether Back closes it: it then has an entry of the browser's history, at the same
 *   address, for as long as it is open.
 * @returns what to call when it has closed.
 */
export function noteOpened(overlay: OpenOverlay, withHistory: boolean): () => void {
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

/** Once all of one change is done: a dialog that follows another takes over its entry. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    follow();
  });
}

/** Gives the history as many entries as overlays are open. */
function follow(): void {
  if (isMoving) return;
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', arrive);
  }
  const { history } = window;
  const state: unknown = history.state;
  const depth = depthOf(state);
  if (depth < inHistory.size) {
    const kept = typeof state === 'object' && state !== null ? state : {};
    history.pushState({ ...kept, [DEPTH]: depth + 1 }, '');
    follow();
  } else if (depth > inHistory.size) {
    isMoving = true;
    history.go(inHistory.size - depth);
  }
}

/** The reader, or this module, has come to another entry. */
function arrive(): void {
  if (!isMoving) {
    const depth = depthOf(window.history.state);
    [...inHistory]
      .slice(depth)
      .toReversed()
      .forEach((overlay) => overlay.close());
  }
  isMoving = false;
  // What closed is gone once it has been drawn; what may not be closed has its entry again.
  setTimeout(schedule);
}

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !(DEPTH in state)) return 0;
  return Number(state[DEPTH]) || 0;
}
