import type { MockState } from './state.ts';

/** An id that the household has not used yet. */
export function nextId(state: MockState, kind: string): string {
  state.lastId += 1;
  return `${kind}_${state.lastId}`;
}

/** The count in such an id, which tells what was made before what; `NaN` for the id of a fixed row. */
export function numberOf(id: string): number {
  return Number(id.slice(id.indexOf('_') + 1));
}
