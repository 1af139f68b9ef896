import { aprFromPercent, cents } from '@dime-time/finance-core';
import { type Database, newId } from '../../packages/api/src/db/index.ts';
import { addDebt } from '../../packages/api/src/debts/index.ts';
import type { RequestContext } from '../../packages/api/src/ledger/index.ts';
import { DEFAULT_SETTINGS, saveRoundUpSettings } from '../../packages/api/src/round-ups/index.ts';
import { collectRoundUp } from '../../packages/api/src/testing/collectRoundUp.ts';
import { linkCheckingAccount } from '../../packages/api/src/testing/linkCheckingAccount.ts';
import { testHousehold } from '../../packages/api/src/testing/testHousehold.ts';

const DAY = 86_400_000;

/** What each household has collected, in cents. */
export const COLLECTED = 1000;

/** Work that is due once. */
export interface DueWork {
  /** Households with one sweep that is due, in the order in which they were made. */
  readonly households: string[];
  /** Contact messages that wait to be mailed. */
  readonly messages: string[];
  /** When the linked banks were last made due. */
  banksDueAt: string;
}

export function noWork(): DueWork {
  return { households: [], messages: [], banksDueAt: '' };
}

/** Adds households with a sweep that is due, a contact message, and makes all linked banks due. */
export async function addDueWork(
  database: Database,
  work: DueWork,
  households: number,
): Promise<void> {
  // Before this week began, so that the last week is due.
  const now = new Date(Date.now() - 8 * DAY).toISOString();
  for (let count = 0; count < households; count += 1) {
    const home = await testHousehold(database, { now });
    await collect(database, home, count % 2 === 0);
    work.households.push(home.userId);
  }
  // Else their zone is searched within an hour.
  await database.db.deleteFrom('sweep_searches').execute();
  const id = newId('m', now);
  await database.db
    .insertInto('contact_messages')
    .values({ id, name: 'Ada', email: 'ada@example.test', message: 'Hello', at: now })
    .execute();
  work.messages.push(id);
  work.banksDueAt = new Date().toISOString();
  await database.db
    .updateTable('bank_items')
    .set({ synced_at: now, retry_at: null })
    .where('provider', '=', 'sandbox')
    .execute();
}

async function collect(database: Database, home: RequestContext, isWeekly: boolean): Promise<void> {
  await linkCheckingAccount(database, home, null);
  await collectRoundUp(database, home, COLLECTED);
  await database.transaction(async (tx) => {
    await addDebt(tx, home, {
      name: 'Card',
      currentBalance: cents(100_000),
      minimumPayment: cents(1000),
      interestRate: aprFromPercent(24.99),
      dueDate: 1,
    });
    await saveRoundUpSettings(tx, home, {
      ...DEFAULT_SETTINGS,
      sweep: isWeekly ? 'weekly' : 'threshold',
      autoApplyThreshold: cents(COLLECTED),
      cryptoEnabled: true,
      cryptoPercentage: 25,
    });
  });
}
