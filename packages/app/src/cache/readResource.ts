import {
  endpoints,
  type AnswerOf,
  type Endpoint,
  type User,
} from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { isUnauthorized, OfflineError } from '../http/httpError.ts';
import { parseBody, pathOf, requestText } from '../http/apiClient.ts';
import { offlineCache } from '../offline/offlineCache.ts';
import { sessionOf } from './session.ts';

const USER_PATH = pathOf(endpoints.getUser);
const NOT_STORED = 'You’re offline, and this part isn’t saved in this browser.';

/**
 * SWR’s fetcher: reads one resource from the server, and stores the response in the offline cache.
 *
 * If the server cannot be reached and SWR has no data, the user’s offline data is returned and
 * invalidated, so that it is refetched when it is next shown.
 *
 * A document belongs to one user. If the server names another user, or none, the document is reloaded,
 * so that neither fetched data nor form input remains for the next user.
 */
export async function readResource<E extends Endpoint>(
  endpoint: E,
  cache: Cache,
): Promise<AnswerOf<E>> {
  const path = pathOf(endpoint);
  const currentUser = path === USER_PATH ? userIdIn(cache) : undefined;
  const { invalidationCount, receive } = sessionOf(cache);
  const countBefore = invalidationCount(path);
  try {
    const { text, total } = await requestText<Endpoint>(endpoint);
    const data = parseBody(endpoint, text);
    if (currentUser !== undefined && (data as User).id !== currentUser) return await reload();
    // SWR discards this response: it was requested before the last mutation.
    if (invalidationCount(path) !== countBefore) return data;
    const receivedAt = new Date().toISOString();
    receive(path, { receivedAt, isOffline: false, total });
    // In the background: the page does not wait for the offline cache.
    void store(path, { text, receivedAt, total }, data, cache);
    return data;
  } catch (error) {
    if (isUnauthorized(error)) {
      await offlineCache.clear();
      if (currentUser !== undefined) return reload();
    }
    const isMissing = cache.get(path)?.data === undefined;
    if (!(error instanceof TypeError) || !isMissing) throw error;
    const stored = await offlineCache.read(path, userIdIn(cache));
    if (!stored) throw navigator.onLine ? error : new OfflineError(NOT_STORED);
    const data = parseBody(endpoint, stored.text);
    receive(path, { receivedAt: stored.receivedAt, isOffline: true, total: stored.total });
    return data;
  }
}

function store(
  path: string,
  response: { text: string; receivedAt: string; total: number | undefined },
  data: unknown,
  cache: Cache,
): Promise<void> {
  if (path === USER_PATH) return offlineCache.begin(path, response, (data as User).id);
  const owner = userIdIn(cache);
  return owner === undefined ? Promise.resolve() : offlineCache.put(path, response, owner);
}

/** Reloads the document; the promise never settles, so that the screen stays as it is until then. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}

/** The id of the signed-in user, once it is known. */
function userIdIn(cache: Cache): string | undefined {
  return (cache.get(USER_PATH)?.data as User | undefined)?.id;
}
