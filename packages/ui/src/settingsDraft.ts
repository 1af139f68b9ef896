import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import type { ActionResult } from './actionResult.ts';
import { saveLatest } from './saveLatest.ts';

/** Saves the whole settings object, and tells how that went. */
export type SaveSettingsAction = (settings: RoundUpSettings) => Promise<ActionResult>;

/** Settings with changes that are not saved yet. */
export interface UnsavedSettings {
  /** All of them, the changes among them. */
  readonly settings: RoundUpSettings;
  /** Whether they are being saved. */
  readonly pending: boolean;
  /** How the last attempt failed; undefined while none did. */
  readonly failure?: { readonly message: string | undefined };
}

/**
 * Where changes of the round-up settings stand until they are saved, made by {@link createSettingsDraft}.
 *
 * Forms that are handed the same one build on each other's changes, and save one after the other.
 */
export interface SettingsDraft {
  /** What is not saved yet; the same object until that changes. */
  readonly read: () => UnsavedSettings | undefined;
  /** Puts another in its place, or nothing once all is saved. */
  readonly write: (next: UnsavedSettings | undefined) => void;
  /** Hears of each change, and returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves the settings, after those under way; the promise tells how the last write ended. */
  readonly save: (settings: RoundUpSettings, onSave: SaveSettingsAction) => Promise<ActionResult>;
}

/** A place for changes that are not saved yet; one for each set of settings, however many forms show it. */
export function createSettingsDraft(): SettingsDraft {
  let unsaved: UnsavedSettings | undefined;
  const listeners = new Set<() => void>();
  const save = saveLatest((write: () => Promise<ActionResult>) => write());
  return {
    read: () => unsaved,
    write: (next) => {
      unsaved = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (settings, onSave) => save(() => onSave(settings)),
  };
}
