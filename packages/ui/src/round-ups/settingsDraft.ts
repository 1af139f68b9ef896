import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { type ActionResult, settle } from '../primitives/index.ts';

/** Saves the whole settings object and returns the result. */
export type SaveSettingsAction = (settings: RoundUpSettings) => Promise<ActionResult>;

/** Settings with unsaved changes. */
export interface UnsavedSettings {
  /** The whole object, with the changes. */
  readonly settings: RoundUpSettings;
  /** Whether they are being saved. */
  readonly pending: boolean;
  /** How the last attempt failed; undefined if none did. */
  readonly failure?: { readonly message: string | undefined };
}

/**
 * Holds changes to the round-up settings until they are saved; created by {@link
 * createSettingsDraft}.
 *
 * Forms that share a draft build on each other’s changes, and save one after the other.
 */
export interface SettingsDraft {
  /** Returns the unsaved changes; the same object until they change. */
  readonly read: () => UnsavedSettings | undefined;
  /** Replaces it, or clears it once all is saved. */
  readonly write: (next: UnsavedSettings | undefined) => void;
  /** Calls the listener on each change, and returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves the settings after those in progress; the promise resolves to the last result. */
  readonly save: (settings: RoundUpSettings, onSave: SaveSettingsAction) => Promise<ActionResult>;
}

/**
 * Creates a draft for unsaved changes; one for each set of settings, however many forms show it.
 *
 * Its saves are a latest-wins queue: one object is saved at a time, and of those that arrive
 * meanwhile, only the latest is saved next. Concurrent writes of a whole object could leave the
 * older one stored, and a slider that is moved through ten values needs two writes instead of ten.
 */
export function createSettingsDraft(): SettingsDraft {
  let unsaved: UnsavedSettings | undefined;
  let next: (() => Promise<ActionResult>) | undefined;
  let inFlight: Promise<ActionResult> | undefined;
  const listeners = new Set<() => void>();

  const saveAll = async (first: () => Promise<ActionResult>): Promise<ActionResult> => {
    let result = await settle(first());
    while (next) {
      const latest = next;
      next = undefined;
      result = await settle(latest());
    }
    inFlight = undefined;
    return result;
  };

  return {
    read: () => unsaved,
    write: (changed) => {
      unsaved = changed;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (settings, onSave) => {
      if (inFlight) next = () => onSave(settings);
      else inFlight = saveAll(() => onSave(settings));
      return inFlight;
    },
  };
}
