import type { Apr } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { statement, type Db, type Value } from '../db/index.ts';
import type { Household } from '../household.ts';
import { centsOf } from './centsOf.ts';
import { MOST_ROWS } from './limits.ts';

/** The debts of a household, in the order they were entered. What is owed is what the books say. */
export async function listDebts(db: Db, { userId }: Pick<Household, 'userId'>): Promise<Debt[]> {
  const rows = await select(db, { userId });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    accountNumber: row.account_number,
    currentBalance: centsOf(-(row.balance ?? 0n)),
    originalBalance: centsOf(row.original_balance),
    minimumPayment: centsOf(row.minimum_payment),
    interestRate: row.apr as Apr,
    dueDate: row.due_day,
  }));
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('debts')
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.user_id', '=', 'debts.user_id')
        .onRef('ledger_accounts.debt_id', '=', 'debts.id')
        .on('ledger_accounts.kind', '=', 'debt'),
    )
    .selectAll('debts')
    .select('ledger_accounts.balance')
    .where('debts.user_id', '=', value('userId'))
    .orderBy('debts.created_at')
    .orderBy('ledger_accounts.id')
    .limit(MOST_ROWS)
    .compile(),
);
