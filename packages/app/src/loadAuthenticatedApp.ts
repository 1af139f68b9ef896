import type { ComponentType } from 'react';
import { signInMark } from './analytics/signInMark.ts';
import { config } from './config/config.ts';
import { offlineCache } from './offline/offlineCache.ts';

/** Not from the contract, whose schemas the landing page must not load. */
const USER_PATH = '/api/user';

/**
 * Loads the app if a user is signed in; `undefined` if not.
 *
 * The response is not validated here, so that a visitor of the landing page does not load the
 * contract’s schemas; the app validates it.
 */
export async function loadAuthenticatedApp(): Promise<ComponentType | undefined> {
  const response = await fetchUser();
  if (response === undefined) return loadAppFromOfflineCache();
  if (response.status === 401) {
    signInMark.clear();
    await offlineCache.clear();
  }
  if (!response.ok) return undefined;
  const { openAuthenticatedApp } = await import('./openAuthenticatedApp.ts');
  return openAuthenticatedApp(response);
}

async function fetchUser(): Promise<Response | undefined> {
  try {
    return await fetch(`${config.apiBaseUrl}${USER_PATH}`, {
      credentials: 'include',
      headers: { accept: 'application/json' },
    });
  } catch {
    return undefined;
  }
}

/** Loads the app if the server cannot be reached and the offline cache has a user. */
async function loadAppFromOfflineCache(): Promise<ComponentType | undefined> {
  if ((await offlineCache.read(USER_PATH)) === undefined) return undefined;
  return (await import('./App.tsx')).App;
}
