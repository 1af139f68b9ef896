import { endpoints, type Transaction } from '@dime-time/finance-core/contract';
import { settle, type ActionResult, type Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { cacheStateOf, queryKey } from '../cache/cacheState.ts';
import { useFeature, useQuery } from '../cache/useQuery.ts';
import { toFailure } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';

const PATH = queryKey(endpoints.getTransactions);
/** The maximum page size of the contract, in rows. */
const PAGE_SIZE = 1000;

/** The household’s purchases, newest first. */
export function useTransactions(): Loadable<Transaction[]> {
  return useQuery(endpoints.getTransactions);
}

/** The number of purchases on the server, if it reports it; the list may hold only the newest. */
export function useTransactionTotal(): number | undefined {
  const { cache } = useSWRConfig();
  return cacheStateOf(cache).updateTime(PATH)?.total;
}

/** Appends the next page of older purchases to the list; `undefined` if the server has no pages. */
export function useOlderTransactions(): (() => Promise<ActionResult>) | undefined {
  const { cache, mutate } = useSWRConfig();
  const isSupported = useFeature('transactions.page');
  const loadOlder = useCallback(async (): Promise<ActionResult> => {
    const loaded = (cache.get(PATH)?.data ?? []) as Transaction[];
    const before = loaded.at(-1)?.id;
    if (before === undefined) return { ok: true };
    const load = async (): Promise<ActionResult> => {
      const query = { limit: String(PAGE_SIZE), before };
      const older = await request(endpoints.getTransactions, { query });
      // A list that was refetched meanwhile ends elsewhere: do not append to it.
      await mutate<Transaction[]>(
        PATH,
        (now) => (now?.at(-1)?.id === before ? [...now, ...older] : now),
        { revalidate: false },
      );
      return { ok: true };
    };
    return settle(load(), toFailure);
  }, [cache, mutate]);
  return isSupported.status === 'ready' && isSupported.data ? loadOlder : undefined;
}
