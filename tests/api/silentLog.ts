import { pino } from 'pino';

/** A log that nobody reads: the faults of these tests are meant. */
export const silentLog = pino({ level: 'silent' });
