import { type Database, newId } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The default time of a test. */
const NOW = '2026-11-19T14:05:00Z';

/** A new household with nothing in it. */
export async function testHousehold(
  { db }: Database,
  { now = NOW, timeZone = 'UTC' }: Partial<RequestContext> = {},
): Promise<RequestContext> {
  const userId = newId('u', now);
  await db
    .insertInto('users')
    .values({
      id: userId,
      issuer: 'https://issuer.test',
      subject: userId,
      email: 'ada@example.test',
      first_name: 'Ada',
      last_name: 'Byron',
      time_zone: timeZone,
      created_at: now,
    })
    .execute();
  return { userId, timeZone, now };
}
