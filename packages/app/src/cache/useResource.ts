import type { AnswerOf, Endpoint } from '@dime-time/finance-core/contract';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { pathOf } from '../http/request.ts';
import { freshForMs } from './freshness.ts';
import { readResource } from './readResource.ts';
import { sessionOf } from './session.ts';

export interface ResourceOptions {
  /**
   * Whether it is read at all; it is loading until then.
   * @default true
   */
  wanted?: boolean;
}

/** Reads one resource through the SWR cache, under its path. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { wanted = true }: ResourceOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const path = pathOf(endpoint);
  const dedupingInterval = freshForMs(endpoint);
  return useSWR<AnswerOf<E>, unknown>(wanted ? path : null, () => readResource(endpoint, cache), {
    revalidateIfStale: dedupingInterval !== undefined || sessionOf(cache).invalidations.has(path),
    ...(dedupingInterval === undefined ? {} : { dedupingInterval }),
  });
}
