import { calendarDayOf } from '@dime-time/finance-core';
import { rewardFor } from '@dime-time/finance-core/household';
import type { Tx } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import { postTransfers } from '../ledger/index.ts';
import { rewardTransfer } from '../ledger/rewardTransfer.ts';

/** Rewards a sign-in, the first of a day in the user's zone; a later one changes nothing. */
export async function rewardDailyLogin(tx: Tx, household: Household): Promise<void> {
  const day = calendarDayOf(household.now, household.timeZone);
  await postTransfers(tx, household, [
    rewardTransfer('daily_login', rewardFor({ action: 'daily_login' }), {
      once: `daily_login:${day}`,
    }),
  ]);
}
