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
 * Creates the data of a demo user at the first sign-in; any other user starts empty.
 *
 * The history is written in one transaction by the same rules as live data, so the ledger balances.
 */
export async function seedHousehold(
  deps: Pick<CoreDeps, 'database' | 'clock'> & Pick<BankDeps, 'bank' | 'encryption'>,
  user: { readonly userId: string; readonly timeZone: string },
  subject: string,
): Promise<void> {
  const household = Object.entries(DEMO_HOUSEHOLDS).find(([name]) => name === subject)?.[1];
  if (!household) return;
  const home: RequestContext = { ...user, now: deps.clock() };
  // The provider is called before the transaction, as everywhere, although the sandbox is local.
  const bank = await linkDemoBank(deps, household);
  await deps.database.transaction(async (tx) => {
    if (await isFirst(tx, home)) await enterHousehold(tx, home, household, bank);
  });
}

/** Claims the single seeding of a household. */
async function isFirst(tx: Tx, { userId }: RequestContext): Promise<boolean> {
  const claimed = await tx
    .insertInto('demo_households')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

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
