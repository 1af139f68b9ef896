import type { MockState } from './state.ts';

/** A new unique id. */
export function nextId(state: MockState, kind: string): string {
  state.lastId += 1;
  return `${kind}_${state.lastId}`;
}

/** The number in an id, ascending in the order of creation; `NaN` for the id of a fixed row. */
export function numberOf(id: string): number {
  return Number(id.slice(id.indexOf('_') + 1));
}
