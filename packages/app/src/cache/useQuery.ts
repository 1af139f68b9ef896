import {
  endpoints,
  offersFeature,
  type AnswerOf,
  type Endpoint,
  type Feature,
} from '@dime-time/finance-core/contract';
import { ready, type Loadable } from '@dime-time/ui';
import { useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { errorMessage } from '../http/httpError.ts';
import { pathOf } from '../http/apiClient.ts';
import { useOnline } from '../offline/useOnline.ts';
import { featuresOf, hasExtensionFields, omitUnsupportedFields } from './features.ts';
import { takePrefetch } from './prefetch.ts';
import { readResource } from './readResource.ts';
import { sessionOf } from './session.ts';

/**
 * How long the data of a call counts as fresh, in milliseconds: shown again after that, it is
 * refetched in the background. The data of any other call is fresh until it is invalidated.
 */
export const FRESH_FOR_MS: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [endpoints.getUser, 300_000],
  [endpoints.getTransactions, 30_000],
]);

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
  const { subscribe, updateTime } = sessionOf(cache);
  const isOfflineData = useSyncExternalStore(
    subscribe,
    () => updateTime(pathOf(endpoint))?.isOffline === true,
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

/** Whether the server supports an extension, by its service status. */
export function useFeature(feature: Feature): Loadable<boolean> {
  const status = useQuery(endpoints.getServiceStatus);
  // Not marked as stale: a call that is not supported any more fails with a message of its own.
  return status.status === 'ready' ? ready(offersFeature(status.data, feature)) : status;
}

/** Reads one resource through the SWR cache, under its path. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { enabled = true }: QueryOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const path = pathOf(endpoint);
  const { isInvalid, updateTime } = sessionOf(cache);
  const read = () =>
    (takePrefetch(path, cache) as Promise<AnswerOf<E>> | undefined) ?? readResource(endpoint, cache);
  return useSWR<AnswerOf<E>, unknown>(enabled ? path : null, read, {
    revalidateIfStale:
      isInvalid(path) || isOlder(updateTime(path)?.receivedAt, FRESH_FOR_MS.get(endpoint)),
  });
}

/** Whether data was received longer ago than it counts as fresh. */
function isOlder(receivedAt: string | undefined, freshFor: number | undefined): boolean {
  if (receivedAt === undefined || freshFor === undefined) return false;
  return Date.now() - Date.parse(receivedAt) >= freshFor;
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
