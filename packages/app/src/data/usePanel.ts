import type { AnswerOf, Endpoint } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { toLoadable } from './toLoadable.ts';
import { useResource, type ResourceOptions } from './useResource.ts';

/** Reads one resource as a panel shows it, with the way to retry. */
export function usePanel<E extends Endpoint>(
  endpoint: E,
  options?: ResourceOptions,
): Loadable<AnswerOf<E>> {
  const { data, error, isValidating, mutate } = useResource(endpoint, options);
  return toLoadable({ data, error, isValidating }, () => void mutate());
}
