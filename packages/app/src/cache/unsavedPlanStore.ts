import { endpoints, readBody, writeBody } from '@dime-time/finance-core/contract';
import type { UnsavedPlanStore } from '@dime-time/ui';
import { UNSAVED_PLAN_KEY } from '../storage/storageKeys.ts';

/**
 * Keeps the plan that a user has changed and not saved, in this tab of the browser until it is closed.
 * Without storage, nothing is kept; the plan of another user is not shown.
 *
 * @param owner the ID of the user; `undefined` until it is known.
 */
export function unsavedPlanStore(owner: string | undefined): UnsavedPlanStore {
  return {
    load: () =>
      withStorage((storage) => {
        const entry: unknown = JSON.parse(storage.getItem(UNSAVED_PLAN_KEY) ?? 'null');
        if (!isEntry(entry) || entry.owner !== owner) return undefined;
        const reading = readBody(endpoints.putPlan, entry.plan);
        return reading.ok ? { plan: reading.value, basedOn: entry.basedOn } : undefined;
      }),
    save: (unsaved) => {
      withStorage((storage) => {
        if (!unsaved || owner === undefined) return storage.removeItem(UNSAVED_PLAN_KEY);
        const { plan, basedOn } = unsaved;
        const entry: Entry = { owner, basedOn, plan: writeBody(endpoints.putPlan, plan) };
        storage.setItem(UNSAVED_PLAN_KEY, JSON.stringify(entry));
      });
    },
  };
}

/** Removes the unsaved plan of any user. */
export function removeUnsavedPlan(): void {
  withStorage((storage) => storage.removeItem(UNSAVED_PLAN_KEY));
}

interface Entry {
  owner: string;
  basedOn?: string | undefined;
  /** The body of the call that saves it, in its wire form. */
  plan: unknown;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, basedOn } = value as Partial<Entry>;
  return typeof owner === 'string' && (basedOn === undefined || typeof basedOn === 'string');
}

/** `undefined` if the browser denies storage or has no room, or what is stored cannot be read. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
