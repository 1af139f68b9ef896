import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseBusy } from './database.ts';
import { isRetryable, isUnavailable } from './errors.ts';

/** The most retries of a transaction. */
const MAX_RETRIES = 3;

/** The longest wait before the first retry; it doubles with each further one. */
const JITTER_MS = 20;

/**
 * Runs a transaction and retries it after a deadlock or serialization failure, with exponential
 * backoff and jitter, so that the two transactions do not collide again.
 *
 * @throws DatabaseBusy where the retries are used up or the database is unavailable.
 */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (isRetryable(error) && attempt < MAX_RETRIES) {
        await wait(Math.random() * JITTER_MS * 2 ** attempt);
      } else if (isRetryable(error) || isUnavailable(error)) {
        throw new DatabaseBusy('The database cannot take this now.', { cause: error });
      } else {
        throw error;
      }
    }
  }
}
