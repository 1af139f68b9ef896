import { createLogger } from '../../packages/api/src/config/logger.ts';

/** A log that discards its entries: the faults of these tests are intended. */
export const silentLog = createLogger('silent');
