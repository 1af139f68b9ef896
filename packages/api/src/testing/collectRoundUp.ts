import { type Database, newId } from '../db/index.ts';
import { postTransfers, type RequestContext } from '../ledger/index.ts';
import { roundUpTransfers } from '../round-ups/index.ts';

/** Adds a purchase with a round-up of any amount of cents. */
export async function collectRoundUp(
  database: Database,
  household: RequestContext,
  amount: number,
): Promise<void> {
  const id = newId('t', household.now);
  await database.transaction(async (tx) => {
    await tx
      .insertInto('transactions')
      .values({
        id,
        user_id: household.userId,
        merchant: 'Harbor Coffee',
        category: 'Food and Drink',
        at: household.now,
        amount: 467n,
        round_up: BigInt(amount),
      })
      .execute();
    await postTransfers(tx, household, roundUpTransfers(id, BigInt(amount)));
  });
}
