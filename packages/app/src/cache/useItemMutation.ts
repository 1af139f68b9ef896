import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { problemDetail } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';
import { createIdempotentMutation } from './idempotentMutation.ts';
import { cacheStateOf } from './cacheState.ts';
import { useSubmit } from './useMutation.ts';

/** One submission: the id in its path, its body, and how often the item was changed before. */
interface ItemBody<E extends Endpoint> {
  readonly id: string;
  readonly body: BodyOf<E>;
  readonly revision: number;
}

/**
 * A mutation of one item, whose id is in the path. Safe to retry until the page unmounts. If the server
 * rejects it, the message is the server’s `detail`.
 *
 * A retry has the same idempotency key until the item was changed otherwise: a debt that is closed
 * (no response), reopened and closed again is closed by a new submission.
 *
 * @param invalidates the reads whose data it changes. Must be a constant array, not made while
 *   rendering.
 */
export function useItemMutation<E extends Endpoint>(
  endpoint: E,
  invalidates: readonly Endpoint[],
): (id: string, body: BodyOf<E>) => Promise<ActionResult> {
  const { itemRevisions } = cacheStateOf(useSWRConfig().cache);
  const mutation = useMemo(
    () =>
      createIdempotentMutation<ItemBody<E>, AnswerOf<E>>(({ id, body }, idempotencyKey) =>
        request<Endpoint>(endpoint, { id, body, idempotencyKey }),
      ),
    [endpoint],
  );
  const submit = useSubmit(mutation, invalidates);
  return useCallback(
    async (id, body) => {
      const revision = itemRevisions.get(id) ?? 0;
      const result = await submit({ id, body, revision });
      if (result.ok) {
        itemRevisions.set(id, revision + 1);
        return { ok: true };
      }
      const detail = result.unknown ? undefined : problemDetail(result.error);
      return detail === undefined ? result : { ...result, message: detail };
    },
    [submit, itemRevisions],
  );
}
