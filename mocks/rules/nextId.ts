import type { HouseholdState } from '../state.ts';

/** An id that the household has not used yet. */
export function nextId(state: HouseholdState, kind: string): string {
  state.lastId += 1;
  return `${kind}_${state.lastId}`;
}
