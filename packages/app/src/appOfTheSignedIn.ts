import type { ComponentType } from 'react';
import { signInMark } from './analytics/signInMark.ts';
import { config } from './config/config.ts';
import { keptHere } from './offline/keptHere.ts';

/** Written out, for the same reason as below. */
const USER_PATH = '/api/user';

/**
 * The app, where somebody is signed in; `undefined` where nobody is.
 *
 * Asks without the contract's schemas, which a visitor of the landing page has no use for: whether
 * there is an answer is all that counts here, and the app reads it with care.
 */
export async function appOfTheSignedIn(): Promise<ComponentType | undefined> {
  const response = await ask();
  if (response === undefined) return appOfTheLastOne();
  if (response.status === 401) {
    signInMark.clear();
    await keptHere.forget();
  }
  if (!response.ok) return undefined;
  const { openApp } = await import('./openApp.ts');
  return openApp(response);
}

async function ask(): Promise<Response | undefined> {
  try {
    return await fetch(`${config.apiBaseUrl}${USER_PATH}`, {
      credentials: 'include',
      headers: { accept: 'application/json' },
    });
  } catch {
    return undefined;
  }
}

/** The app, where the server is not reached and answers are kept: it finds them by itself. */
async function appOfTheLastOne(): Promise<ComponentType | undefined> {
  if ((await keptHere.read(USER_PATH)) === undefined) return undefined;
  return (await import('./App.tsx')).App;
}
