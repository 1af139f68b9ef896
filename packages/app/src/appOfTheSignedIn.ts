import type { ComponentType } from 'react';
import { config } from './config.ts';

/**
 * The app, where somebody is signed in; `undefined` where nobody is.
 *
 * Asks without the contract's schemas, which a visitor of the landing page has no use for: whether
 * there is an answer is all that counts here, and the app reads it with care.
 */
export async function appOfTheSignedIn(): Promise<ComponentType | undefined> {
  const response = await fetch(`${config.apiBaseUrl}/api/user`, {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return undefined;
  const [answer, { openApp }] = await Promise.all([
    response.json() as Promise<unknown>,
    import('./openApp.ts'),
  ]);
  return openApp(answer);
}
