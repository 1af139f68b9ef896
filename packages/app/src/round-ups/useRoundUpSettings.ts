import { endpoints, type RoundUpSettings } from '@dime-time/finance-core/contract';
import { createSettingsDraft, type Loadable, type SettingsDraft } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { isSignedOut } from '../http/isSignedOut.ts';
import { WRITE_TIME_OUT_MS } from '../cache/moneyWrite.ts';
import { pathOf, request } from '../http/request.ts';
import { failure, type ActionResult } from '../cache/toActionResult.ts';
import { usePanel } from '../cache/usePanel.ts';
import type { ResourceOptions } from '../cache/useResource.ts';
import { useRefresh } from '../cache/useRefresh.ts';

/** How purchases are rounded up and where the change goes. */
export function useRoundUpSettings(options?: ResourceOptions): Loadable<RoundUpSettings> {
  return usePanel(endpoints.getRoundUpSettings, options);
}

const draftsOfCaches = new WeakMap<Cache, SettingsDraft>();

/**
 * Where changes of the settings stand until they are saved: one for all pages, so that one page builds
 * on what was changed on another, and shows what could not be saved there.
 */
export function useSettingsDraft(): SettingsDraft {
  const { cache } = useSWRConfig();
  const found = draftsOfCaches.get(cache);
  if (found) return found;
  const made = createSettingsDraft();
  draftsOfCaches.set(cache, made);
  return made;
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
        // When round-ups move next, and what they bring in a month, follows from them.
        void refresh(endpoints.getDashboardSummary);
        return { ok: true };
      } catch (error) {
        // It may have been saved all the same: the server is asked what holds, if it still talks to us.
        if (!isSignedOut(error)) void refresh(endpoints.getRoundUpSettings);
        return failure(error);
      }
    },
    [mutate, refresh],
  );
}
