import {
  endpoints,
  type AnswerOf,
  type Endpoint,
  type Feature,
  type HistoryMonth,
  type PlanVersion,
} from '@dime-time/finance-core/contract';
import { LOADING, type Loadable } from '@dime-time/ui';
import { useFeature, useQuery } from '../cache/useQuery.ts';

/** The household’s months of this year; `undefined` if the server does not report them. */
export function useHistory(): Loadable<HistoryMonth[]> | undefined {
  return useExtension('history', endpoints.getHistory);
}

/** The saved versions of the plan, newest first; `undefined` if the server does not keep them. */
export function usePlanVersions(): Loadable<PlanVersion[]> | undefined {
  return useExtension('plan', endpoints.getPlanVersions);
}

/** Reads a resource of an extension; loading until it is known whether the server supports it. */
function useExtension<E extends Endpoint>(
  feature: Feature,
  endpoint: E,
): Loadable<AnswerOf<E>> | undefined {
  const isSupported = useFeature(feature);
  const enabled = isSupported.status === 'ready' && isSupported.data;
  const answer = useQuery(endpoint, { enabled });
  if (isSupported.status === 'loading') return LOADING;
  return enabled ? answer : undefined;
}
