import type { TokenBalance } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import type { Db } from '../db/index.ts';
import type { Household } from '../household.ts';

/** The household's tokens: all that was earned, less what is staked. */
export async function readTokenBalance(db: Db, { userId }: Household): Promise<TokenBalance> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'money_out'])
    .where('user_id', '=', userId)
    .where('unit', '=', 'DTT')
    .execute();
  const account = (kind: string) => rows.find((row) => row.kind === kind);
  return {
    balance: quantity(account('tokens')?.balance ?? 0n),
    stakedAmount: quantity(account('staked')?.balance ?? 0n),
    // Every token comes out of the supply as a reward.
    totalEarned: quantity(account('token_supply')?.money_out ?? 0n),
  };
}
