import type { Cache } from 'swr';

/** The keys to fetch anew when they are next shown. */
export interface StaleMarks {
  /** Notes that what is cached of a key is old, and so is the answer to whoever asks already. */
  add: (path: string) => void;
  has: (path: string) => boolean;
  /** How often a key was marked: what a read takes note of when it begins. */
  count: (path: string) => number;
  /** Takes the mark of a key away. */
  remove: (path: string) => void;
}

const marksOfCaches = new WeakMap<Cache, StaleMarks>();

/**
 * Which cached answers of a cache are known to be old.
 *
 * The cache never goes stale by itself, and refreshing reaches only what is on screen: without this
 * note a payment made on one page would leave another page's cached list as it was.
 */
export function staleMarks(cache: Cache): StaleMarks {
  const found = marksOfCaches.get(cache);
  if (found) return found;
  const made = createStaleMarks();
  marksOfCaches.set(cache, made);
  return made;
}

function createStaleMarks(): StaleMarks {
  const marked = new Set<string>();
  const counts = new Map<string, number>();
  const count = (path: string) => counts.get(path) ?? 0;
  return {
    add: (path) => {
      marked.add(path);
      counts.set(path, count(path) + 1);
    },
    has: (path) => marked.has(path),
    count,
    remove: (path) => void marked.delete(path),
  };
}
