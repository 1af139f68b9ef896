import type { Loadable } from '@dime-time/ui';
import { errorMessage } from '../http/errorMessage.ts';

/** What the cache knows of one resource. */
export interface CacheState<T> {
  data: T | undefined;
  error: unknown;
  isValidating: boolean;
  /** Whether the data may be old although nothing failed: there is no connection to ask anew. */
  isOld: boolean;
}

/**
 * What a panel shows for the state of the cache.
 *
 * Old data stays on screen, marked stale, where asking again failed or cannot be tried. A retry without data shows
 * waiting, not the error it is retrying.
 */
export function toLoadable<T>(
  { data, error, isValidating, isOld }: CacheState<T>,
  onRetry: () => void,
): Loadable<T> {
  if (data !== undefined) {
    return error === undefined && !isOld
      ? { status: 'ready', data }
      : { status: 'ready', data, stale: true };
  }
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'error', message: errorMessage(error), onRetry };
}
