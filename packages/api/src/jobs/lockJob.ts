import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../db/index.ts';

/** Locks the job; `undefined` where another process runs it or has done it. */
export async function lockJob(tx: Tx, id: bigint): Promise<Selectable<Tables['jobs']> | undefined> {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
