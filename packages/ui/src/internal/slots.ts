import type { ReactNode } from 'react';

/** A node in place of ours, or a function that puts ours among nodes of its own; `null` leaves it out. */
export type Slot = ReactNode | ((ours: ReactNode) => ReactNode);

/** The places of a screen that its caller may fill. */
export type Slots<Name extends string> = { readonly [Each in Name]?: Slot };

/** What stands in a slot: the caller's, or ours without one. */
export function inSlot(slot: Slot | undefined, ours: ReactNode): ReactNode {
  if (slot === undefined) return ours;
  return typeof slot === 'function' ? slot(ours) : slot;
}
