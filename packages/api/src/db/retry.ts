import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseBusy } from './database.ts';
import { isRetryable, isUnavailable } from './errors.ts';

/** How often work is run again that lost to another transaction. */
const MAX_RETRIES = 3;

/** The longest wait before the first repetition; each further one may be twice as long. */
const JITTER_MS = 20;

/**
 * Runs a transaction, again where it lost to another one, after a wait by chance so that the two do
 * not meet again.
 *
 * @throws DatabaseBusy where the repetitions are used up or the database cannot be reached.
 */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
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
