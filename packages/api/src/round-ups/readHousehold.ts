import type { Instant } from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * The household of a sweep, as a request of its own would have it; undefined where it was deleted.
 */
export async function readHousehold(
  tx: Tx,
  userId: string,
  now: Instant,
): Promise<RequestContext | undefined> {
  const found = await tx
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found && { userId, timeZone: found.time_zone, now };
}
