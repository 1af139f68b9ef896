import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { notices } from '@dime-time/finance-core/validate';
import { useState, useSyncExternalStore } from 'react';
import {
  createSettingsDraft,
  type SaveSettingsAction,
  type SettingsDraft,
} from './settingsDraft.ts';
import { useNotice } from './useNotice.ts';

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

/**
 * Settings that are saved as they are changed.
 *
 * A change shows at once and the whole object, merged with it, is saved. How that went is told once,
 * when nothing is left to save. Where it failed, what was chosen stays, to be saved again or given up.
 *
 * @param settings what the owner has.
 * @param shared where the changes stand, to share them with other forms; without it the form keeps its own.
 */
export function useSettingsChange(
  settings: RoundUpSettings,
  onSave: SaveSettingsAction,
  shared?: SettingsDraft,
): SettingsChange {
  const notice = useNotice();
  const [own] = useState(createSettingsDraft);
  const { read, write, subscribe, save } = shared ?? own;
  const draft = useSyncExternalStore(subscribe, read, read);

  const send = (next: RoundUpSettings) => {
    const before = read();
    write({ ...before, settings: next, pending: true });
    const saved = save(next, onSave);
    if (before?.pending) return;
    void saved.then((result) => {
      notice(result.ok ? notices.settingsUpdated : notices.settingsFailed);
      const chosen = read()?.settings ?? next;
      if (result.ok) write(undefined);
      else write({ settings: chosen, pending: false, failure: { message: result.message } });
    });
  };

  // A write whose answer was lost may be found saved when the owner asks again.
  const isSaved = draft !== undefined && !draft.pending && isSame(draft.settings, settings);
  const standing = isSaved ? undefined : draft;
  return {
    shown: standing?.settings ?? settings,
    // Two changes of one frame must both be in the object that is sent.
    change: (fields) => send({ ...((!isSaved && read()?.settings) || settings), ...fields }),
    unsaved: standing?.failure && {
      message: standing.failure.message,
      pending: standing.pending,
      retry: () => send(standing.settings),
      discard: () => write(undefined),
    },
  };
}

function isSame(one: RoundUpSettings, other: RoundUpSettings): boolean {
  return (Object.keys(one) as (keyof RoundUpSettings)[]).every((key) => one[key] === other[key]);
}
