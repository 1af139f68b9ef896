import { epochMillis } from '@dime-time/finance-core';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { newStakeRow } from '../token/index.ts';
import type { DemoHousehold } from './demoHouseholds.ts';

const DAY = 86_400_000;

/**
 * Inserts the stake of a household; its transfer is part of the history.
 *
 * @returns its id, used or not.
 */
export async function seedStake(
  tx: Tx,
  home: RequestContext,
  { stake }: DemoHousehold,
): Promise<string> {
  const id = newId('s', home.now);
  if (!stake) return id;
  const now = new Date(epochMillis(home.now) - stake.daysAgo * DAY).toISOString();
  const row = newStakeRow({ ...home, now }, { id, amount: stake.amount, duration: stake.days });
  await tx.insertInto('stakes').values(row).execute();
  return id;
}
