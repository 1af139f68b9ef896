import {
  endpoints,
  type Endpoint,
  type IncludeRoundUpsRequest,
  type RoundUpSettings,
} from '@dime-time/finance-core/contract';
import { settle, type ActionResult, type SettingsDraft } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { cacheStateOf, useInvalidate, queryKey } from '../cache/cacheState.ts';
import { useMutation } from '../cache/useMutation.ts';
import { isUnauthorized, toFailure } from '../http/httpError.ts';
import { request } from '../http/apiClient.ts';

/** The reads that including earlier purchases invalidates; their round-ups also earn tokens. */
const INCLUDE_READS: readonly Endpoint[] = [
  endpoints.getDashboardSummary,
  endpoints.getHistory,
  endpoints.getTransactions,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

/** Rounds up earlier purchases that were not rounded up, or declines that for good. */
export function useIncludeRoundUps(): (body: IncludeRoundUpsRequest) => Promise<ActionResult> {
  return useMutation(endpoints.includeRoundUps, { invalidates: INCLUDE_READS });
}

/**
 * The draft of unsaved settings, one for all pages: a change on one page includes those of another,
 * and shows what could not be saved there.
 */
export function useSettingsDraft(): SettingsDraft {
  return cacheStateOf(useSWRConfig().cache).settingsDraft;
}

/** Saves the whole settings object. */
export function useSaveRoundUpSettings(): (settings: RoundUpSettings) => Promise<ActionResult> {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    (settings) => {
      const save = async (): Promise<ActionResult> => {
        const saved = await request(endpoints.putRoundUpSettings, { body: settings });
        await mutate(queryKey(endpoints.getRoundUpSettings), saved, { revalidate: false });
        // The next sweep and the round-ups of a month depend on the settings.
        void invalidate(endpoints.getDashboardSummary);
        return { ok: true };
      };
      return settle(save(), (error) => {
        // The server may have saved them: refetch, unless the session has expired.
        if (!isUnauthorized(error)) void invalidate(endpoints.getRoundUpSettings);
        return toFailure(error);
      });
    },
    [mutate, invalidate],
  );
}
