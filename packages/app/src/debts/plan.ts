import {
  endpoints,
  type Endpoint,
  type PlanRequest,
  type SavedPlan,
} from '@dime-time/finance-core/contract';
import { LOADING, type ActionResult, type Loadable, type UnsavedPlanStore } from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { queryKey, userOf } from '../cache/cacheState.ts';
import { readResource, useFeature, useQuery } from '../cache/useQuery.ts';
import { useMutation } from '../cache/useMutation.ts';
import { unsavedPlanStore } from '../cache/unsavedPlanStore.ts';

/** The reads that a saved plan invalidates. */
const PLAN_READS: readonly Endpoint[] = [
  endpoints.getPlan,
  endpoints.getPlanVersions,
  endpoints.getDashboardSummary,
];

const PLAN_HREF = '/debts/plan';

/** The address of the planner, where the server saves plans; `undefined` where it does not. */
export function usePlanHref(): string | undefined {
  const offered = useFeature('plan');
  return offered.status === 'ready' && offered.data ? PLAN_HREF : undefined;
}

/**
 * The same, or where it is not known yet and `isWaiting`, the address that most servers have: what
 * waits for its data then has the shape of what follows.
 */
export function useExpectedPlanHref(isWaiting: boolean): string | undefined {
  const known = usePlanHref();
  return useFeature('plan').status === 'loading' && isWaiting ? PLAN_HREF : known;
}

/** The saved plan, or the default one; `undefined` if the server saves none. */
export function useSavedPlan(): Loadable<SavedPlan> | undefined {
  const offered = useFeature('plan');
  const isOffered = offered.status === 'ready' && offered.data;
  const plan = useQuery(endpoints.getPlan, { enabled: isOffered });
  if (offered.status === 'loading') return LOADING;
  // Without knowing whether a plan is saved, another one would be shown in its place.
  if (offered.status === 'error') return offered;
  return isOffered ? plan : undefined;
}

/** Saves a plan. */
export function useSavePlan(): (plan: PlanRequest) => Promise<ActionResult> {
  return useMutation(endpoints.putPlan, { invalidates: PLAN_READS });
}

/** Reads the saved plan from the server again, and shows it. */
export function useRefreshPlan(): () => Promise<SavedPlan | undefined> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    () => mutate<SavedPlan>(queryKey(endpoints.getPlan), readResource(endpoints.getPlan, cache)),
    [cache, mutate],
  );
}

/** Keeps the plan that the signed-in user has changed and not saved. */
export function useUnsavedPlan(): UnsavedPlanStore {
  const { cache } = useSWRConfig();
  const owner = userOf(cache)?.id;
  return useMemo(() => unsavedPlanStore(owner), [owner]);
}
