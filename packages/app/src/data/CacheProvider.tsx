import { useToast } from '@dime-time/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { config } from '../config.ts';
import { CACHE_DEFAULTS } from './cacheDefaults.ts';
import { onSessionEnd } from './sessionEnd.ts';

/**
 * Holds what was fetched, under the rules of {@link CACHE_DEFAULTS}.
 *
 * A session that ends while the page is open is said once, with the way to sign in: the page stays,
 * and so does what was typed into it.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  const { notify } = useToast();
  const told = useRef(false);
  const options = useMemo<SWRConfiguration>(
    () => ({
      ...CACHE_DEFAULTS,
      onSuccess: () => {
        told.current = false;
      },
    }),
    [],
  );
  useEffect(
    () =>
      onSessionEnd(() => {
        if (told.current) return;
        told.current = true;
        // One message is shown at a time: a form says first that it failed, and this says why.
        setTimeout(() => {
          notify({
            title: 'You are signed out',
            description: 'Sign in again to go on.',
            variant: 'destructive',
            action: {
              label: 'Sign in',
              onAction: () => window.location.assign(`${config.apiBaseUrl}/api/login`),
            },
          });
        });
      }),
    [notify],
  );
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
