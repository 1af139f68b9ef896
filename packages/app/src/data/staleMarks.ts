import type { Cache } from 'swr';

/** Keys whose cached answer is known to be old, for each cache. */
const marks = new WeakMap<Cache, Set<string>>();

/**
 * The keys to fetch anew when they are next shown.
 *
 * The cache never goes stale by itself, and refreshing reaches only what is on screen: without this
 * note a payment made on one page would leave another page's cached list as it was.
 */
export function staleMarks(cache: Cache): Set<string> {
  const found = marks.get(cache);
  if (found) return found;
  const made = new Set<string>();
  marks.set(cache, made);
  return made;
}
