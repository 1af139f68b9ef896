import type { Tx } from '../db/index.ts';
import type { RequestContext } from './requestContext.ts';

/**
 * Serializes the transactions of a household from here on; the next one waits for the end of this
 * one.
 */
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
