import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { problemDetail } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';
import { createIdempotentMutation, useSubmit } from './useMutation.ts';

/** One submission: the id in its path, and its body. */
interface ItemBody<E extends Endpoint> {
  readonly id: string;
  readonly body: BodyOf<E>;
}

/**
 * A mutation of one item, whose id is in the path. Safe to retry until the page unmounts. If the server
 * rejects it, the message is the server’s `detail`.
 *
 * @param invalidates the reads whose data it changes. Must be a constant array, not made while
 *   rendering.
 */
export function useItemMutation<E extends Endpoint>(
  endpoint: E,
  invalidates: readonly Endpoint[],
): (id: string, body: BodyOf<E>) => Promise<ActionResult> {
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
      const result = await submit({ id, body });
      if (result.ok) return { ok: true };
      const detail = result.unknown ? undefined : problemDetail(result.error);
      return detail === undefined ? result : { ...result, message: detail };
    },
    [submit],
  );
}
