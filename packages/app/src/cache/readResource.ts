import {
  endpoints,
  type AnswerOf,
  type Endpoint,
  type User,
} from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { keptHere } from '../offline/keptHere.ts';
import { answerTimes } from './answerTimes.ts';
import { isSignedOut } from '../http/isSignedOut.ts';
import { OfflineError, pathOf, readText, requestText } from '../http/request.ts';
import { staleMarks } from './staleMarks.ts';

const USER_PATH = pathOf(endpoints.getUser);
const NOTHING_KEPT = 'You’re offline, and this part isn’t saved in this browser.';

/**
 * Reads one resource from the server, and keeps its answer in this browser.
 *
 * Where the server is not reached and the cache has nothing, what was kept for the same person stands
 * in for the answer, marked as old: it is asked for anew when it is next shown.
 *
 * This document is one person's. Where the server names another in their place, or nobody, it is loaded
 * anew: nothing that was fetched for the one, or typed by them, is left for the next.
 */
export async function readResource<E extends Endpoint>(
  endpoint: E,
  cache: Cache,
): Promise<AnswerOf<E>> {
  const path = pathOf(endpoint);
  const known = path === USER_PATH ? ownerIn(cache) : undefined;
  const marks = staleMarks(cache);
  const marksBefore = marks.count(path);
  try {
    const { text, total } = await requestText<Endpoint>(endpoint);
    const answer = readText(endpoint, text);
    if (known !== undefined && (answer as User).id !== known) return await loadAnew();
    // The cache drops an answer that a change has overtaken: it was given before the change.
    if (marks.count(path) !== marksBefore) return answer;
    const receivedAt = new Date().toISOString();
    marks.remove(path);
    answerTimes(cache).note(path, { receivedAt, kept: false, total });
    // Nobody waits for what is kept for another day.
    void keep(path, { text, receivedAt, total }, answer, cache);
    return answer;
  } catch (error) {
    if (isSignedOut(error)) {
      await keptHere.forget();
      if (known !== undefined) return loadAnew();
    }
    const isMissing = cache.get(path)?.data === undefined;
    if (!(error instanceof TypeError) || !isMissing) throw error;
    const kept = await keptHere.read(path, ownerIn(cache));
    if (!kept) throw navigator.onLine ? error : new OfflineError(NOTHING_KEPT);
    const answer = readText(endpoint, kept.text);
    marks.add(path);
    answerTimes(cache).note(path, { receivedAt: kept.receivedAt, kept: true, total: kept.total });
    return answer;
  }
}

function keep(
  path: string,
  kept: { text: string; receivedAt: string; total: number | undefined },
  answer: unknown,
  cache: Cache,
): Promise<void> {
  if (path === USER_PATH) return keptHere.begin(path, kept, (answer as User).id);
  const owner = ownerIn(cache);
  return owner === undefined ? Promise.resolve() : keptHere.keep(path, kept, owner);
}

/** Leaves this document for itself; what is on screen stays until it is gone. */
function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}

/** The id of the person this page is shown to, as soon as that is known. */
function ownerIn(cache: Cache): string | undefined {
  return (cache.get(USER_PATH)?.data as User | undefined)?.id;
}
