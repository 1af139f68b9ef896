import type { Auth } from './auth/index.ts';
import { paths } from './config/paths.ts';
import { findRoute, LANDING_ROUTE, type AppRoute } from './routes.tsx';

/** What stands on the screen. `framed` is whether the shared navigation stands around it. */
export type View =
  | { kind: 'loading' }
  /** The way to the hosted sign-in: there is no screen for it. */
  | { kind: 'sign-in' }
  | { kind: 'offline' }
  /** An address that is the server's to answer, which it did not. */
  | { kind: 'unreached' }
  | { kind: 'not-found'; framed: boolean }
  | { kind: 'page'; route: AppRoute; framed: boolean };

/**
 * The routing rules.
 *
 * While it is not known who is there, nothing but that is shown; where it cannot be known, only what
 * is public. An unmatched path is the 404 for everyone, except one of the server: the app stands there
 * where the way in or out did not reach it. A page that is not public is shown to the signed-in; anyone
 * else sees the landing page at the same address.
 */
export function resolveView(path: string, status: Auth['status']): View {
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
