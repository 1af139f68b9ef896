import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { useState, useSyncExternalStore } from 'react';
import {
  createSettingsDraft,
  type SaveSettingsAction,
  type SettingsDraft,
} from './settingsDraft.ts';
import { useNotice } from '../primitives/index.ts';
import { useWords } from '../words/index.ts';
import { settingsChangeWords } from './words/settingsChange.ts';

/** Changes that could not be saved, kept until they are saved or discarded. */
export interface UnsavedChanges {
  /** The reason, as the failure stated it. */
  message: string | undefined;
  /** Whether they are being saved again. */
  pending: boolean;
  /** Saves them again. */
  retry: () => void;
  /** Goes back to the parent’s settings. */
  discard: () => void;
}

/** Settings and their unsaved changes. */
export interface OptimisticSettings {
  /** The settings with the unsaved changes. */
  shown: RoundUpSettings;
  /** Changes some of them, and saves. */
  change: (fields: Partial<RoundUpSettings>) => void;
  /** The changes that could not be saved, if any. */
  unsaved: UnsavedChanges | undefined;
}

/**
 * Saves settings as they change.
 *
 * A change shows immediately, and the whole object is saved with the change merged in. The result
 * is reported once, when nothing is left to save. If saving failed, the choice stays, to be saved
 * again or discarded.
 *
 * @param settings the parent’s settings.
 * @param shared a draft shared with other forms; without it, the form keeps its own.
 */
export function useOptimisticSettings(
  settings: RoundUpSettings,
  onSave: SaveSettingsAction,
  shared?: SettingsDraft,
): OptimisticSettings {
  const words = useWords(settingsChangeWords);
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
      notice(
        result.ok
          ? { title: words.saved, variant: 'default' }
          : { title: words.failed, variant: 'destructive' },
      );
      const chosen = read()?.settings ?? next;
      if (result.ok) write(undefined);
      else write({ settings: chosen, pending: false, failure: { message: result.message } });
    });
  };

  // A write whose response was lost may turn out to be saved after a refetch.
  const isSaved = draft !== undefined && !draft.pending && isSame(draft.settings, settings);
  const standing = isSaved ? undefined : draft;
  return {
    shown: standing?.settings ?? settings,
    // Two changes before the next render must both be in the object that is sent.
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
