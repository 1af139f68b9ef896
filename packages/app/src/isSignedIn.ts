import { signInMark } from './analytics/signInMark.ts';
import { tabChannel } from './cache/tabChannel.ts';
import { config } from './config/config.ts';
import { offlineCache } from './offline/offlineCache.ts';

/** Not from the contract, whose schemas the landing page must not load. */
const USER_PATH = '/api/user';

/** In the landing document of a server that chooses the document by the session. */
const SIGNED_OUT_MARK = 'meta[name="dime-time-visitor"][content="signed-out"]';

/**
 * Whether the visitor of the landing document is signed in.
 *
 * A server that chose the document has marked it. A static host sends the document to everyone, so the
 * current-user call decides; if it fails, the offline cache does.
 */
export async function isSignedIn(): Promise<boolean> {
  const status = document.querySelector(SIGNED_OUT_MARK) ? 401 : await statusOfUserCall();
  if (status === undefined) return (await offlineCache.read(USER_PATH)) !== undefined;
  if (status === 401) {
    tabChannel.post({ kind: 'user', id: null });
    signInMark.clear();
    await offlineCache.clear();
  }
  return status === 200;
}

async function statusOfUserCall(): Promise<number | undefined> {
  try {
    const { status } = await fetch(`${config.apiBaseUrl}${USER_PATH}`, {
      credentials: 'include',
      headers: { accept: 'application/json' },
    });
    return status;
  } catch {
    return undefined;
  }
}
