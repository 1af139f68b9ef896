import { endpoints } from '@dime-time/finance-core/contract';
import { useToast } from '@dime-time/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { config } from '../config.ts';
import { findRoute } from '../routes.tsx';
import { CACHE_DEFAULTS } from './cacheDefaults.ts';
import { earlyAnswers } from './earlyAnswers.ts';
import { readAhead } from './readAhead.ts';
import { pathOf } from './request.ts';
import { onSessionEnd } from './sessionEnd.ts';

const USER_PATH = pathOf(endpoints.getUser);

/**
 * Holds what was fetched, under the rules of {@link CACHE_DEFAULTS}.
 *
 * A session that ends while the page is open is said once, with the way to sign in: the page stays,
 * and so does what was typed into it. Once it is known who is there, what the first page reads is asked
 * for at once, while the page itself is still fetched and drawn; or taken, where the document has asked.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  const { notify } = useToast();
  const { cache } = useSWRConfig();
  const told = useRef(false);
  const greeted = useRef(false);
  const options = useMemo<SWRConfiguration>(
    () => ({
      ...CACHE_DEFAULTS,
      onSuccess: (_answer, key) => {
        told.current = false;
        if (key !== USER_PATH || greeted.current) return;
        greeted.current = true;
        const reads = findRoute(window.location.pathname)?.reads ?? [];
        readAhead(
          reads.map((read) => endpoints[read]),
          cache,
        );
        // Whatever was asked for another page is old by the time that somebody opens it.
        earlyAnswers.forget();
      },
    }),
    [cache],
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
