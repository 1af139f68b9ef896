import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import { useCallback, useMemo } from 'react';
import { moneyWrite, WRITE_TIME_OUT_MS } from './moneyWrite.ts';
import { problemDetail } from '../http/problemDetail.ts';
import { request } from '../http/request.ts';
import { toActionResult, type ActionResult } from './toActionResult.ts';
import { useRefresh } from './useRefresh.ts';

/** One submission: what it is about, and what it carries. */
interface ItemWrite<E extends Endpoint> {
  readonly id: string;
  readonly body: BodyOf<E>;
}

/**
 * A write about one thing, whose id stands in the path. It is safe to repeat as long as the page that
 * sent it stands, and refused in the server's own words.
 *
 * @param changes what is asked for anew once the write is done. Must be one list, made outside of a
 *   component.
 */
export function useItemAction<E extends Endpoint>(
  endpoint: E,
  changes: readonly Endpoint[],
): (id: string, body: BodyOf<E>) => Promise<ActionResult> {
  const refresh = useRefresh();
  const { write } = useMemo(
    () =>
      moneyWrite<ItemWrite<E>, AnswerOf<E>>(({ id, body }, idempotencyKey) => {
        const options = { id, body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS };
        return request<Endpoint>(endpoint, options);
      }),
    [endpoint],
  );
  return useCallback(
    async (id, body) => {
      const outcome = await write({ id, body });
      // Where nobody knows how it ended, the server is asked what holds.
      if (outcome.status !== 'failed') void refresh(...changes);
      const result = toActionResult(outcome);
      const words = outcome.status === 'failed' ? problemDetail(outcome.error) : undefined;
      return !result.ok && words !== undefined ? { ...result, message: words } : result;
    },
    [write, changes, refresh],
  );
}
