import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { changes as otherTabs } from './changes.ts';
import { moneyWriteOf } from './moneyWriteOf.ts';
import { offeredPart } from './offeredPart.ts';
import { knownFeatures } from './offersExtensions.ts';
import { toActionResult, type ActionResult, type Told } from './toActionResult.ts';
import { useRefresh } from './useRefresh.ts';

export interface MoneyActionOptions<E extends Endpoint> {
  /** What is asked for anew once the write is done. Must be one list, made outside of a component. */
  changes: readonly Endpoint[];
  /** What the server's answer tells of it, by what the server offers. Must be one function, as the list. */
  toldBy?: (answer: AnswerOf<E>) => Told;
}

/**
 * A write that is safe to repeat, as a form wants it: sent once for a double click, under a key that
 * a retry keeps, and told apart from a failure where nobody knows how it ended.
 */
export function useMoneyAction<E extends Endpoint>(
  endpoint: E,
  { changes, toldBy }: MoneyActionOptions<E>,
): (body: BodyOf<E>) => Promise<ActionResult> {
  const { cache } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (body) => {
      const outcome = await moneyWriteOf(cache, endpoint).write(body);
      // Where nobody knows how it ended, the server is asked what holds.
      if (outcome.status !== 'failed') {
        void refresh(...changes);
        otherTabs.announce();
      }
      if (!toldBy) return toActionResult(outcome);
      return toActionResult(outcome, (answer) =>
        toldBy(offeredPart(endpoint, answer, knownFeatures(cache))),
      );
    },
    [cache, endpoint, changes, toldBy, refresh],
  );
}
