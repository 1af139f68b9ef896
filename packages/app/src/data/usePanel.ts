import type { AnswerOf, Endpoint } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useOnline } from '../offline/useOnline.ts';
import { answerTimes } from './answerTimes.ts';
import { pathOf } from './request.ts';
import { toLoadable } from './toLoadable.ts';
import { useResource, type ResourceOptions } from './useResource.ts';

/** Reads one resource as a panel shows it, with the way to retry. */
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
  const isOld = !isOnline || isKept;
  return toLoadable({ data, error, isValidating, isOld }, () => void mutate());
}
