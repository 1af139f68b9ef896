import { endpoints, type Transaction } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { pathOf, request } from '../http/request.ts';
import { failure, type ActionResult } from '../cache/toActionResult.ts';
import { useFeature } from '../cache/useFeature.ts';

const PATH = pathOf(endpoints.getTransactions);
/** As many as a page may have. */
const PAGE = 1000;

/** Adds older purchases to the list, a page at a time; `undefined` where the server has no pages. */
export function useOlderTransactions(): (() => Promise<ActionResult>) | undefined {
  const { cache, mutate } = useSWRConfig();
  const pages = useFeature('transactions.page');
  const loadOlder = useCallback(async (): Promise<ActionResult> => {
    const loaded = (cache.get(PATH)?.data ?? []) as Transaction[];
    const before = loaded.at(-1)?.id;
    if (before === undefined) return { ok: true };
    try {
      const query = { limit: String(PAGE), before };
      const older = await request(endpoints.getTransactions, { query });
      // What was asked for anew in the meantime begins a list of its own.
      await mutate<Transaction[]>(
        PATH,
        (now) => (now?.at(-1)?.id === before ? [...now, ...older] : now),
        { revalidate: false },
      );
      return { ok: true };
    } catch (error) {
      return failure(error);
    }
  }, [cache, mutate]);
  return pages.status === 'ready' && pages.data ? loadOlder : undefined;
}
