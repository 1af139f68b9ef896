import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { notices } from '@dime-time/finance-core/validate';
import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from './actionResult.ts';
import { saveLatest } from './saveLatest.ts';
import { useNotice } from './useNotice.ts';

/** Saves the whole settings object, and tells how that went. */
export type SaveSettingsAction = (settings: RoundUpSettings) => Promise<ActionResult>;

/** Changes that could not be saved, and stand until they are saved or given up. */
export interface UnsavedChanges {
  /** Why, in the words of what failed. */
  message: string | undefined;
  /** Whether they are being saved again. */
  pending: boolean;
  /** Saves them again. */
  retry: () => void;
  /** Goes back to what the owner has. */
  discard: () => void;
}

/** Settings on their way to being saved. */
export interface SettingsChange {
  /** The settings with the changes not saved yet. */
  shown: RoundUpSettings;
  /** Changes some of them, and saves. */
  change: (fields: Partial<RoundUpSettings>) => void;
  /** What could not be saved, where something could not. */
  unsaved: UnsavedChanges | undefined;
}

interface Draft {
  settings: RoundUpSettings;
  pending: boolean;
  /** How the last attempt failed; undefined while none did. */
  failure?: { message: string | undefined };
}

/**
 * Settings that are saved as they are changed.
 *
 * A change shows at once and the whole object, merged with it, is saved. How that went is told once,
 * when nothing is left to save. Where it failed, what was chosen stays, to be saved again or given up.
 *
 * @param settings what the owner has.
 */
export function useSettingsChange(
  settings: RoundUpSettings,
  onSave: SaveSettingsAction,
): SettingsChange {
  const notice = useNotice();
  const [draft, setDraft] = useState<Draft>();
  // Two changes of one frame must both be in the object that is sent.
  const newest = useRef<Draft>(undefined);
  const latestSave = useRef(onSave);
  useEffect(() => {
    latestSave.current = onSave;
  });
  const save = useRef<SaveSettingsAction>(undefined);
  const keep = (next: Draft | undefined) => {
    newest.current = next;
    setDraft(next);
  };

  const send = (next: RoundUpSettings) => {
    const before = newest.current;
    keep({ ...before, settings: next, pending: true });
    save.current ??= saveLatest((value: RoundUpSettings) => latestSave.current(value));
    const saved = save.current(next);
    if (before?.pending) return;
    void saved.then((result) => {
      notice(result.ok ? notices.settingsUpdated : notices.settingsFailed);
      const chosen = newest.current?.settings ?? next;
      if (result.ok) keep(undefined);
      else keep({ settings: chosen, pending: false, failure: { message: result.message } });
    });
  };

  // A write whose answer was lost may be found saved when the owner asks again.
  const isSaved = draft !== undefined && !draft.pending && isSame(draft.settings, settings);
  const standing = isSaved ? undefined : draft;
  return {
    shown: standing?.settings ?? settings,
    change: (fields) =>
      send({ ...((!isSaved && newest.current?.settings) || settings), ...fields }),
    unsaved: standing?.failure && {
      message: standing.failure.message,
      pending: standing.pending,
      retry: () => send(standing.settings),
      discard: () => keep(undefined),
    },
  };
}

function isSame(one: RoundUpSettings, other: RoundUpSettings): boolean {
  return (Object.keys(one) as (keyof RoundUpSettings)[]).every((key) => one[key] === other[key]);
}
