import { addDays, compareDays, lastDueDate } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { paidOneOffs, sinceBalance } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import { sql } from 'kysely';
import { type Db, MAX_ROWS, statement, toCents, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';
import { listDebtPayments } from './listDebtPayments.ts';
import { toDebtTerms } from './toDebtTerms.ts';

/** The debts of a household in the order of their creation, with balances from the ledger. */
export async function listDebts(db: Db, household: RequestContext): Promise<Debt[]> {
  const { today } = presentDay(household);
  const rows = await select(db, { userId: household.userId });
  const [oldest] = rows
    .flatMap(({ balance_as_of: balanceAsOf, due_day: dueDay }) => [
      // The due day on or before the statement.
      balanceAsOf === null ? [] : lastDueDate(dueDay, addDays(balanceAsOf, 1)),
      lastDueDate(dueDay, today),
    ])
    .flat()
    .toSorted(compareDays);
  const payments = oldest ? await listDebtPayments(db, household, oldest) : [];
  const oneOffs = paidOneOffs(payments, today);
  return rows.map((row) => {
    const { paidPastDue, ...terms } = toDebtTerms(row, -(row.balance ?? 0n));
    const isOwn = ({ debtId }: { debtId: string }) => debtId === row.id;
    const since = sinceBalance({ ...terms, paidPastDue }, payments.filter(isOwn), {
      today,
      reportsInterest: row.bank_account_id !== null,
      oneOffs: oneOffs.filter(isOwn),
    });
    return {
      id: row.id,
      name: row.name,
      accountNumber: row.account_number,
      ...terms,
      originalBalance: toCents(row.original_balance),
      status: row.closed_at === null ? ('open' as const) : ('closed' as const),
      addedCharges: toCents(row.added_charges),
      ...since,
    };
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
    .select([
      'ledger_accounts.balance',
      // Interest and purchases that statements added.
      sql<bigint>`(
        select coalesce(sum(case when t.from_account = ledger_accounts.id then t.amount
          else -t.amount end), 0)::int8
        from ledger_transfers t
        where t.user_id = debts.user_id and t.kind = 'adjustment' and t.reference = debts.id
          and t.detail in ('interest', 'purchases'))`.as('added_charges'),
    ])
    .where('debts.user_id', '=', value('userId'))
    .where('debts.deleted_at', 'is', null)
    .orderBy('debts.created_at')
    .orderBy('ledger_accounts.id')
    .limit(MAX_ROWS)
    .compile(),
);
