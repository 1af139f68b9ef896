import type { AnswerOf, Endpoint } from '@dime-time/finance-core/contract';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { readResource } from './readResource.ts';
import { pathOf } from '../http/request.ts';
import { staleMarks } from './staleMarks.ts';

export interface ResourceOptions {
  /**
   * How long an answer counts as fresh, in milliseconds: shown again after that, it is asked for
   * anew behind what is on screen. Without it, an answer is fresh until something changes it.
   */
  freshForMs?: number;
  /**
   * Whether it is read at all; it is loading until then.
   * @default true
   */
  wanted?: boolean;
}

/** Reads one resource through the cache, under its path. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { freshForMs, wanted = true }: ResourceOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const path = pathOf(endpoint);
  return useSWR<AnswerOf<E>, unknown>(wanted ? path : null, () => readResource(endpoint, cache), {
    revalidateIfStale: freshForMs !== undefined || staleMarks(cache).has(path),
    // Within this time the cache answers a repeated question with the answer it has.
    ...(freshForMs === undefined ? {} : { dedupingInterval: freshForMs }),
  });
}
