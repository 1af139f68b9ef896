import { createLogger } from '../../packages/api/src/config/logger.ts';

/** A log that nobody reads: the faults of these tests are meant. */
export const silentLog = createLogger('silent');
