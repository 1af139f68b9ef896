import { type Db, OutcomeUnknown, type Tx } from '../database.ts';
import { isUnavailable } from '../errors.ts';

/**
 * Runs work in a transaction. A connection lost before the commit is sent rolls the work back;
 * after that the outcome is unknown.
 *
 * @throws OutcomeUnknown where the response to the commit was lost.
 */
export async function runTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!isCommitting || !isUnavailable(error)) throw error;
    throw new OutcomeUnknown('The answer to a commit was lost.', { cause: error });
  }
}
