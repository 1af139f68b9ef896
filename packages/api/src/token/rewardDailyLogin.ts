import { calendarDayOf } from '@dime-time/finance-core';
import { rewardEarned } from '@dime-time/finance-core/household';
import type { Tx } from '../db/index.ts';
import { postTransfers, type RequestContext, rewardTransfer } from '../ledger/index.ts';

/** Rewards the first sign-in of a day in the user's time zone; later ones change nothing. */
export async function rewardDailyLogin(tx: Tx, household: RequestContext): Promise<void> {
  const day = calendarDayOf(household.now, household.timeZone);
  await postTransfers(tx, household, [
    rewardTransfer('daily_login', rewardEarned({ action: 'daily_login' }), {
      once: `daily_login:${day}`,
    }),
  ]);
}
