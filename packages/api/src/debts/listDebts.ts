import { estimatedInterest, ZERO_CENTS, type Apr } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { type Db, MAX_ROWS, statement, toCents, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';

/** The debts of a household in the order of their creation, with balances from the ledger. */
export async function listDebts(db: Db, household: RequestContext): Promise<Debt[]> {
  const { today } = presentDay(household);
  const rows = await select(db, { userId: household.userId });
  return rows.map((row) => {
    const debt = {
      id: row.id,
      name: row.name,
      accountNumber: row.account_number,
      currentBalance: toCents(-(row.balance ?? 0n)),
      originalBalance: toCents(row.original_balance),
      minimumPayment: toCents(row.minimum_payment),
      interestRate: row.apr as Apr,
      dueDate: row.due_day,
      status: row.closed_at === null ? ('open' as const) : ('closed' as const),
      balanceAsOf: row.balance_as_of ?? undefined,
      minimumRule: row.minimum_rule ?? undefined,
      promotion: row.promotion ?? undefined,
    };
    // A bank's balance includes its interest.
    const interest = row.bank_account_id === null ? estimatedInterest(debt, today) : ZERO_CENTS;
    return { ...debt, estimatedInterest: interest };
  });
}

/**
 * One of the debts.
 *
 * @throws Refusal 404 where the household has no such debt.
 */
export async function readDebt(db: Db, household: RequestContext, id: string): Promise<Debt> {
  const debt = (await listDebts(db, household)).find((one) => one.id === id);
  if (!debt) throw refusals.noSuchDebt();
  return debt;
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
    .where('debts.deleted_at', 'is', null)
    .orderBy('debts.created_at')
    .orderBy('ledger_accounts.id')
    .limit(MAX_ROWS)
    .compile(),
);
