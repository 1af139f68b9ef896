import { calendarDayOf } from '@dime-time/finance-core';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { PastDebt } from './demoHistory.ts';
import type { DemoDebt } from './demoHouseholds.ts';

/** Inserts the debts; their balances come with the ledger. */
export async function seedDebts(
  tx: Tx,
  { userId, now, timeZone }: RequestContext,
  demo: readonly DemoDebt[],
): Promise<PastDebt[]> {
  const debts = demo.map((debt) => ({ ...debt, id: newId('d', now) }));
  await tx
    .insertInto('debts')
    .values(
      debts.map((debt) => ({
        id: debt.id,
        user_id: userId,
        name: debt.name,
        account_number: debt.accountNumber,
        original_balance: BigInt(debt.originalBalance),
        minimum_payment: BigInt(debt.minimumPayment),
        apr: debt.interestRate,
        due_day: debt.dueDate,
        created_at: now,
        balance_as_of: calendarDayOf(now, timeZone),
      })),
    )
    .execute();
  return debts;
}
