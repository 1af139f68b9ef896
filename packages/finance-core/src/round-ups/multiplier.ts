/** What a round-up can be multiplied by. */
export const MULTIPLIERS = [1, 2, 3, 5] as const;

/** One of the specification's multipliers. */
export type Multiplier = (typeof MULTIPLIERS)[number];
