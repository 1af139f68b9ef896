import type { Instant } from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The household of a sweep, as a request of its own would have it. */
export async function readHousehold(tx: Tx, userId: string, now: Instant): Promise<RequestContext> {
  const { time_zone } = await tx
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, timeZone: time_zone, now };
}
