import type { Instant } from '@dime-time/finance-core';

/** Tells what time it is; a test brings its own. */
export type Clock = () => Instant;

export const systemClock: Clock = () => new Date().toISOString();
