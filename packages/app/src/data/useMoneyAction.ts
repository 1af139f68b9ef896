import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { track } from '../analytics/index.ts';
import { moneyWrite, WRITE_TIME_OUT_MS } from './moneyWrite.ts';
import { request } from './request.ts';
import { toActionResult, type ActionResult } from './toActionResult.ts';
import { useRefresh } from './useRefresh.ts';

export interface MoneyActionOptions<E extends Endpoint> {
  /** What is asked for anew once the write is done. Must be one list, made outside of a component. */
  changes: readonly Endpoint[];
  /** The server's own words, where its answer has some. Must be one function, as the list. */
  messageOf?: (answer: AnswerOf<E>) => string | undefined;
}

/**
 * A write that is safe to repeat, as a form wants it: sent once for a double click, under a key that
 * a retry keeps, and told apart from a failure where nobody knows how it ended.
 */
export function useMoneyAction<E extends Endpoint>(
  endpoint: E,
  { changes, messageOf }: MoneyActionOptions<E>,
): (body: BodyOf<E>) => Promise<ActionResult> {
  const refresh = useRefresh();
  return useMemo(() => {
    const write = moneyWrite(async (body: BodyOf<E>, idempotencyKey: string) => {
      const options = { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS };
      const answer = await request<Endpoint>(endpoint, options);
      track({ name: 'feature_interaction', params: { feature: featureOf(endpoint) } });
      void refresh(...changes);
      return answer;
    });
    return async (body) => toActionResult(await write(body), messageOf);
  }, [endpoint, changes, messageOf, refresh]);
}

/** The name a use of this call is counted under: its path, which names no one. */
function featureOf({ path }: Endpoint): string {
  return path.replace(/^\/api\//, '');
}
