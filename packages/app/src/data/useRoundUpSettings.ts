import { endpoints, type RoundUpSettings } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { WRITE_TIME_OUT_MS } from './moneyWrite.ts';
import { pathOf, request } from './request.ts';
import { failure, type ActionResult } from './toActionResult.ts';
import { usePanel } from './usePanel.ts';
import { useRefresh } from './useRefresh.ts';

/** How purchases are rounded up and where the change goes. */
export function useRoundUpSettings(): Loadable<RoundUpSettings> {
  return usePanel(endpoints.getRoundUpSettings);
}

/** Saves the whole settings object. */
export function useSaveRoundUpSettings(): (settings: RoundUpSettings) => Promise<ActionResult> {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(
    async (settings) => {
      try {
        const saved = await request(endpoints.putRoundUpSettings, {
          body: settings,
          timeOutMs: WRITE_TIME_OUT_MS,
        });
        await mutate(pathOf(endpoints.getRoundUpSettings), saved, { revalidate: false });
        return { ok: true };
      } catch (error) {
        // It may have been saved all the same: the server is asked what holds.
        void refresh(endpoints.getRoundUpSettings);
        return failure(error);
      }
    },
    [mutate, refresh],
  );
}
