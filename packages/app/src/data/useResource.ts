import type { AnswerOf, Endpoint } from '@dime-time/finance-core/contract';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { pathOf, request } from './request.ts';
import { staleMarks } from './staleMarks.ts';

export interface ResourceOptions {
  /**
   * How long an answer counts as fresh, in milliseconds: shown again after that, it is asked for
   * anew behind what is on screen. Without it, an answer is fresh until something changes it.
   */
  freshForMs?: number;
}

/** Reads one resource through the cache, under its path. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { freshForMs }: ResourceOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const marks = staleMarks(cache);
  const path = pathOf(endpoint);
  const read = async (): Promise<AnswerOf<E>> => {
    const answer = await request<Endpoint>(endpoint);
    marks.delete(path);
    return answer;
  };
  return useSWR<AnswerOf<E>, unknown>(path, read, {
    revalidateIfStale: freshForMs !== undefined || marks.has(path),
    // Within this time the cache answers a repeated question with the answer it has.
    ...(freshForMs === undefined ? {} : { dedupingInterval: freshForMs }),
  });
}
