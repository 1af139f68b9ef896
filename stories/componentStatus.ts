/**
 * How far a component is. `draft`: its props may change in a minor version. `stable`: only in a major
 * one. `deprecated`: it will be removed; its guide names what replaces it.
 */
export type Status = 'draft' | 'stable' | 'deprecated';

/** The version of the first release, which has every component without an exception below. */
export const FIRST_VERSION = '0.1.0';

interface Exception {
  /** Stable, if there is none. */
  readonly status?: Status;
  /** The version that brought it, if it was not the first. */
  readonly since?: string;
}

/** The components that are not stable or not of the first release, by the name of their folder. */
export const exceptions: Readonly<Record<string, Exception>> = {};

/** The status of a component, by the name of its folder. */
export function statusOf(name: string): Status {
  return exceptions[name]?.status ?? 'stable';
}
