import type { Instant } from '@dime-time/finance-core';

/** Returns the current time; tests pass their own. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
