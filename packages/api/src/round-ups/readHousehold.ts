import type { Instant } from '@dime-time/finance-core';
import { statement, type Tx, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * The household of a sweep, as a request of its own would have it; undefined where it was deleted.
 */
export async function readHousehold(
  tx: Tx,
  userId: string,
  now: Instant,
): Promise<RequestContext | undefined> {
  const [found] = await select(tx, { userId });
  return found && { userId, timeZone: found.time_zone, now };
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db.selectFrom('users').select('time_zone').where('id', '=', value('userId')).compile(),
);
