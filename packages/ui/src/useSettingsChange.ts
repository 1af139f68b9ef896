import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { notices } from '@dime-time/finance-core/validate';
import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from './actionResult.ts';
import { saveLatest } from './saveLatest.ts';
import { useNotice } from './useNotice.ts';

/** Saves the whole settings object, and tells how that went. */
export type SaveSettingsAction = (settings: RoundUpSettings) => Promise<ActionResult>;

/**
 * Settings that are saved as they are changed.
 *
 * A change shows at once and the whole object, merged with it, is saved. What was saved is told once,
 * when nothing is left to save; where that failed, the settings stand as the owner has them.
 *
 * @param settings what the owner has.
 * @returns the settings with the changes not saved yet, and the way to change some of them.
 */
export function useSettingsChange(
  settings: RoundUpSettings,
  onSave: SaveSettingsAction,
): [shown: RoundUpSettings, change: (fields: Partial<RoundUpSettings>) => void] {
  const notice = useNotice();
  const [draft, setDraft] = useState<RoundUpSettings>();
  // Two changes of one frame must both be in the object that is sent.
  const newest = useRef<RoundUpSettings>(undefined);
  const latestSave = useRef(onSave);
  useEffect(() => {
    latestSave.current = onSave;
  });
  const save = useRef<SaveSettingsAction>(undefined);

  const change = (fields: Partial<RoundUpSettings>) => {
    const next = { ...(newest.current ?? settings), ...fields };
    const first = newest.current === undefined;
    newest.current = next;
    setDraft(next);
    save.current ??= saveLatest((value: RoundUpSettings) => latestSave.current(value));
    const saved = save.current(next);
    if (!first) return;
    void saved.then((result) => {
      newest.current = undefined;
      setDraft(undefined);
      notice(result.ok ? notices.settingsUpdated : notices.settingsFailed);
    });
  };
  return [draft ?? settings, change];
}
