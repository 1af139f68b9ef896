import { endpoints } from '@dime-time/finance-core/contract';
import { useMemo, useRef, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { findPage } from '../config/pages.ts';
import { CACHE_DEFAULTS } from './cacheDefaults.ts';
import { earlyAnswers } from '../http/earlyAnswers.ts';
import { readAhead } from './readAhead.ts';
import { pathOf } from '../http/request.ts';

const USER_PATH = pathOf(endpoints.getUser);

/**
 * Holds what was fetched, under the rules of {@link CACHE_DEFAULTS}.
 *
 * Once it is known who is there, what the first page reads is asked
 * for at once, while the page itself is still fetched and drawn; or taken, where the document has asked.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  const { cache } = useSWRConfig();
  const greeted = useRef(false);
  const options = useMemo<SWRConfiguration>(
    () => ({
      ...CACHE_DEFAULTS,
      onSuccess: (_answer, key) => {
        if (key !== USER_PATH || greeted.current) return;
        greeted.current = true;
        const reads = findPage(window.location.pathname)?.reads ?? [];
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
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
