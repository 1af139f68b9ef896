import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { signInMark, useSignInEvent } from '../analytics/index.ts';
import { config } from '../config/config.ts';
import { isSignedOut } from '../http/isSignedOut.ts';
import { OfflineError } from '../http/request.ts';
import { useUser } from './useUser.ts';
import { keptHere } from '../offline/keptHere.ts';
import { AuthContext, type Auth } from './AuthContext.ts';

/**
 * Knows who is signed in: whoever the current-user call names, and nobody when it fails. Whoever is known
 * stays: a later call that fails says nothing of them, and one that names nobody loads the document anew.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user, error, mutate } = useUser();
  const { unload } = useSWRConfig();

  const login = useCallback(() => leaveFor('/api/login'), []);
  const logout = useCallback(() => {
    unload({ revalidate: false });
    signInMark.clear();
    // First of all, so that nothing of it is left if the way out is closed.
    void keptHere.forget().finally(() => leaveFor('/api/logout'));
  }, [unload]);

  // Nobody could be asked, and nothing is kept that says who was here last.
  const isOffline = error instanceof OfflineError;
  useSignInEvent(user ?? (isSignedOut(error) ? null : undefined));

  // A browser may bring back a page as it was left, before signing in or out: ask again who it is.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void mutate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [mutate]);

  const auth = useMemo<Auth>(() => {
    if (user !== undefined) return { status: 'signed-in', user, login, logout };
    if (error === undefined) return { status: 'loading', login, logout };
    return { status: isOffline ? 'offline' : 'signed-out', login, logout };
  }, [user, error, isOffline, login, logout]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function leaveFor(path: '/api/login' | '/api/logout'): void {
  window.location.assign(`${config.apiBaseUrl}${path}`);
}
