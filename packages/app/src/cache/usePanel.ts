import { endpoints, type AnswerOf, type Endpoint } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useOnline } from '../offline/useOnline.ts';
import { answerTimes } from './answerTimes.ts';
import { mayBeExtended, offeredPart } from './offeredPart.ts';
import { featuresOf } from './offersExtensions.ts';
import { pathOf } from '../http/request.ts';
import { toLoadable } from './toLoadable.ts';
import { useResource, type ResourceOptions } from './useResource.ts';

/**
 * Reads one resource as a panel shows it, with the way to retry.
 *
 * Fields of an extension are there only where the server names the extension: an answer that has some
 * is loading until it is known what the server offers. One that does not say is a bare server.
 */
export function usePanel<E extends Endpoint>(
  endpoint: E,
  options?: ResourceOptions,
): Loadable<AnswerOf<E>> {
  const { data, error, isValidating, mutate } = useResource(endpoint, options);
  const { cache } = useSWRConfig();
  const isOnline = useOnline();
  const times = answerTimes(cache);
  const isKept = useSyncExternalStore(
    times.subscribe,
    () => times.find(pathOf(endpoint))?.kept === true,
  );
  const wanted = options?.wanted !== false && mayBeExtended(endpoint);
  const status = useResource(endpoints.getServiceStatus, { wanted });
  const features = featuresOf(status.data);
  const offered = useMemo(
    () => (data === undefined ? undefined : offeredPart(endpoint, data, features)),
    [endpoint, data, features],
  );
  const isUnsure = offered !== data && status.data === undefined && status.error === undefined;
  if (isUnsure) return { status: 'loading' };
  const isOld = !isOnline || isKept;
  return toLoadable({ data: offered, error, isValidating, isOld }, () => void mutate());
}
