import type { Auth } from './auth/index.ts';
import { paths } from './config/paths.ts';
import { findRoute, LANDING_ROUTE, type AppRoute } from './routes.tsx';

/** What the screen shows. `framed` is whether the navigation is around it. */
export type View =
  | { kind: 'loading' }
  /** A redirect to the hosted sign-in; it has no screen. */
  | { kind: 'sign-in' }
  | { kind: 'offline' }
  /** A server route that the server did not answer. */
  | { kind: 'unreached' }
  | { kind: 'not-found'; framed: boolean }
  | { kind: 'page'; route: AppRoute; framed: boolean };

/**
 * The routing rules.
 *
 * While the user is not known, the loading screen; if the user cannot be known, only public pages. An
 * unmatched path is the 404, except a path of the server (`/api/…`): the app is served there if a login
 * or logout did not reach the server. A page that is not public needs a signed-in user; others see the
 * landing page at the same address.
 */
export function routeGuard(path: string, status: Auth['status']): View {
  if (path.startsWith('/api/')) return { kind: 'unreached' };
  if (status === 'loading') return { kind: 'loading' };
  if (status === 'offline' && findRoute(path)?.access !== 'public') return { kind: 'offline' };
  const framed = status === 'signed-in';
  const route = findRoute(path);
  if (!route) {
    return path.replace(/\/+$/, '') === paths.signIn
      ? { kind: 'sign-in' }
      : { kind: 'not-found', framed };
  }
  const allowed = framed || route.access === 'public';
  return { kind: 'page', route: allowed ? route : LANDING_ROUTE, framed };
}
