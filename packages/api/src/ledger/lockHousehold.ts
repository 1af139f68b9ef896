import type { Tx } from '../db/index.ts';
import type { RequestContext } from './requestContext.ts';

/** Lets one transaction of a household at a time go on from here; the next waits for its end. */
export async function lockHousehold(
  tx: Tx,
  { userId }: Pick<RequestContext, 'userId'>,
): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
