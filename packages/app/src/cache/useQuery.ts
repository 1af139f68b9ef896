import { endpoints, type AnswerOf, type Endpoint } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { errorMessage } from '../http/httpError.ts';
import { pathOf } from '../http/request.ts';
import { useOnline } from '../offline/useOnline.ts';
import { featuresOf, hasExtensionFields, omitUnsupportedFields } from './features.ts';
import { freshForMs } from './freshness.ts';
import { readResource } from './readResource.ts';
import { sessionOf } from './session.ts';

export interface QueryOptions {
  /**
   * Whether it is read at all; it is loading until then.
   * @default true
   */
  enabled?: boolean;
}

/**
 * Reads one resource as a `Loadable`, for a panel that can retry.
 *
 * Fields of an extension are included only if the service status names the extension: data that has
 * some is loading until the service status is known.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  options?: QueryOptions,
): Loadable<AnswerOf<E>> {
  const { data, error, isValidating, mutate } = useResource(endpoint, options);
  const { cache } = useSWRConfig();
  const isOnline = useOnline();
  const { dataUpdatedAt } = sessionOf(cache);
  const isOfflineData = useSyncExternalStore(
    dataUpdatedAt.subscribe,
    () => dataUpdatedAt.get(pathOf(endpoint))?.isOffline === true,
  );
  const enabled = options?.enabled !== false && hasExtensionFields(endpoint);
  const status = useResource(endpoints.getServiceStatus, { enabled });
  const features = featuresOf(status.data);
  const supported = useMemo(
    () => (data === undefined ? undefined : omitUnsupportedFields(endpoint, data, features)),
    [endpoint, data, features],
  );
  const isUndecided = supported !== data && status.data === undefined && status.error === undefined;
  if (isUndecided) return { status: 'loading' };
  const isStale = !isOnline || isOfflineData;
  return toLoadable({ data: supported, error, isValidating, isStale }, () => void mutate());
}

/** Reads one resource through the SWR cache, under its path. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { enabled = true }: QueryOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const path = pathOf(endpoint);
  const dedupingInterval = freshForMs(endpoint);
  return useSWR<AnswerOf<E>, unknown>(enabled ? path : null, () => readResource(endpoint, cache), {
    revalidateIfStale: dedupingInterval !== undefined || sessionOf(cache).invalidations.has(path),
    ...(dedupingInterval === undefined ? {} : { dedupingInterval }),
  });
}

/** The state of one key of the cache. */
interface CacheState<T> {
  data: T | undefined;
  error: unknown;
  isValidating: boolean;
  /** Whether the data may be out of date although no request has failed. */
  isStale: boolean;
}

/**
 * The `Loadable` of a cache state.
 *
 * Data stays on screen, marked as stale, if refetching failed or is not possible. A retry without data
 * shows loading, not the previous error.
 */
export function toLoadable<T>(
  { data, error, isValidating, isStale }: CacheState<T>,
  onRetry: () => void,
): Loadable<T> {
  if (data !== undefined) {
    return error === undefined && !isStale
      ? { status: 'ready', data }
      : { status: 'ready', data, stale: true };
  }
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'error', message: errorMessage(error), onRetry };
}
