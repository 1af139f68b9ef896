import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { signInMark, useSignInEvent } from '../analytics/index.ts';
import { tabChannel } from '../cache/tabChannel.ts';
import { CREATIONS, removeUnconfirmed } from '../cache/unconfirmedStore.ts';
import { removeUnsavedPlan } from '../cache/unsavedPlanStore.ts';
import { config } from '../config/config.ts';
import { isUnauthorized, OfflineError } from '../http/httpError.ts';
import { offlineCache } from '../offline/offlineCache.ts';
import { AuthContext, type Auth } from './AuthContext.ts';
import { signInPath } from './returnTo.ts';
import { useUser } from './useUser.ts';

/**
 * Provides the authentication state: signed in with the user of the current-user call, signed out if it
 * fails. A failure after a success changes nothing; if the user changes, readResource reloads the
 * document.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data: user, error, mutate } = useUser();
  const { unload } = useSWRConfig();

  const login = useCallback(() => navigateTo(signInPath(window.location.href)), []);
  const logout = useCallback(() => {
    unload({ revalidate: false });
    signInMark.clear();
    removeUnconfirmed(CREATIONS);
    removeUnsavedPlan();
    // Before navigating, so that no data remains if the navigation fails.
    void offlineCache.clear().finally(() => navigateTo('/api/logout'));
  }, [unload]);

  const isOffline = error instanceof OfflineError;
  useSignInEvent(user ?? (isUnauthorized(error) ? null : undefined));

  // A page restored from the back/forward cache may be from before a sign-in or logout.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void mutate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [mutate]);

  // The tabs share one session: after a sign-in or logout in one, the others reload.
  const userId = user?.id ?? (isUnauthorized(error) ? null : undefined);
  useEffect(() => {
    if (userId === undefined) return undefined;
    tabChannel.post({ kind: 'user', id: userId });
    return tabChannel.subscribe((message) => {
      if (message.kind === 'user' && message.id !== userId) void mutate();
    });
  }, [userId, mutate]);

  const auth = useMemo<Auth>(() => {
    if (user !== undefined) return { status: 'signed-in', user, login, logout };
    if (error === undefined) return { status: 'loading', login, logout };
    return { status: isOffline ? 'offline' : 'signed-out', login, logout };
  }, [user, error, isOffline, login, logout]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function navigateTo(path: string): void {
  window.location.assign(`${config.apiBaseUrl}${path}`);
}
