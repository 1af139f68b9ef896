import type { BankDeps } from '../banking/index.ts';
import type { CoreDeps, Tx } from '../db/index.ts';
import {
  lockAccounts,
  type PostedTransfer,
  type RequestContext,
  writeTransfers,
} from '../ledger/index.ts';
import { saveRoundUpSettings } from '../round-ups/index.ts';
import { demoHistory } from './demoHistory.ts';
import { DEMO_HOUSEHOLDS, type DemoHousehold } from './demoHouseholds.ts';
import { type DemoBank, linkDemoBank } from './linkDemoBank.ts';
import { seedCoins } from './seedCoins.ts';
import { seedDebts } from './seedDebts.ts';
import { seedPurchases } from './seedPurchases.ts';
import { seedStake } from './seedStake.ts';

/**
 * Gives a person of the demo the household that belongs to the name, once: who has signed in before
 * keeps what has become of it, and anybody else begins with nothing.
 *
 * Its past is entered in one piece by the rules that the present follows, so the books balance.
 */
export async function seedHousehold(
  deps: Pick<CoreDeps, 'database' | 'clock'> & Pick<BankDeps, 'bank' | 'vault'>,
  user: { readonly userId: string; readonly timeZone: string },
  subject: string,
): Promise<void> {
  const household = Object.entries(DEMO_HOUSEHOLDS).find(([name]) => name === subject)?.[1];
  if (!household) return;
  const home: RequestContext = { ...user, now: deps.clock() };
  // The bank is asked before the transaction, as always, although this one is made up on the spot.
  const bank = await linkDemoBank(deps, household);
  await deps.database.transaction(async (tx) => {
    if (await isFirst(tx, home)) await enterHousehold(tx, home, household, bank);
  });
}

/** Claims the one time that a household is entered. */
async function isFirst(tx: Tx, { userId, now }: RequestContext): Promise<boolean> {
  const claimed = await tx
    .insertInto('jobs')
    .values({
      kind: 'demo_household',
      user_id: userId,
      run_key: '',
      due_at: now,
      status: 'done',
      // Never swept up with the jobs that are done.
      done_at: FOREVER,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

const FOREVER = '9999-01-01T00:00:00.000Z';

async function enterHousehold(
  tx: Tx,
  home: RequestContext,
  household: DemoHousehold,
  bank: DemoBank | undefined,
): Promise<void> {
  await saveRoundUpSettings(tx, home, household.settings);
  const debts = await seedDebts(tx, home, household.debts);
  const purchases = await seedPurchases(tx, home, household, bank);
  const stakeId = await seedStake(tx, home, household);
  const { now, timeZone } = home;
  const transfers = demoHistory({ household, debts, purchases, stakeId, now, timeZone });
  const accounts = await lockAccounts(
    tx,
    home,
    transfers.flatMap(({ from, to }) => [from, to]),
  );
  const posted: readonly PostedTransfer[] = await writeTransfers(tx, home, accounts, transfers);
  await seedCoins(tx, home, posted);
}
