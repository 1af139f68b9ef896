import { MOST_OWED } from '@dime-time/finance-core/household';
import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../db/index.ts';
import {
  adjustmentTransfers,
  debtAccount,
  lockAccounts,
  lockHousehold,
  OPENING,
  presentDay,
  type RequestContext,
  writeTransfers,
} from '../ledger/index.ts';
import type { BankLiability } from './bankProvider.ts';
import { readLiabilities } from './readLiabilities.ts';

/**
 * Syncs a bank's liabilities: updates the accepted debts, and stores the others as suggestions.
 *
 * The bank's balance is adopted only when it differs from the one it reported last: a repeated
 * balance may be older than the payments made here, which would be lost.
 *
 * A liability above the bounds of a debt is skipped.
 */
export async function syncLiabilities(
  tx: Tx,
  household: RequestContext,
  liabilities: readonly BankLiability[],
): Promise<void> {
  await lockHousehold(tx, household);
  const bounded = liabilities.filter(
    ({ balance, minimumPayment }) => Math.max(balance, minimumPayment) <= MOST_OWED,
  );
  await upsertLiabilities(tx, household, bounded);
  await relinkAcceptedDebts(tx, household);
  for (const liability of bounded) {
    const known = await tx
      .selectFrom('debts')
      .selectAll()
      .where('user_id', '=', household.userId)
      .where('bank_account_id', '=', liability.accountId)
      .executeTakeFirst();
    if (known) await updateDebt(tx, household, liability, known);
  }
}

/** Upserts the liabilities of linked accounts, as suggestions. */
async function upsertLiabilities(
  tx: Tx,
  { userId }: RequestContext,
  liabilities: readonly BankLiability[],
): Promise<void> {
  const linked = await tx
    .selectFrom('bank_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .execute();
  const ids = new Set(linked.map(({ account_id }) => account_id));
  const rows = liabilities
    .filter(({ accountId }) => ids.has(accountId))
    .map((liability) => ({
      user_id: userId,
      account_id: liability.accountId,
      name: liability.name,
      mask: liability.mask,
      balance: BigInt(liability.balance),
      minimum_payment: BigInt(liability.minimumPayment),
      apr: liability.apr,
      due_day: dueDay(liability) ?? null,
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto('bank_liabilities')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        mask: row.ref('excluded.mask'),
        balance: row.ref('excluded.balance'),
        minimum_payment: row.ref('excluded.minimum_payment'),
        apr: row.ref('excluded.apr'),
        due_day: row.ref('excluded.due_day'),
      })),
    )
    .execute();
}

/** Connects a debt accepted from a removed link to the account of the current link. */
async function relinkAcceptedDebts(tx: Tx, household: RequestContext): Promise<void> {
  const accepted = await tx
    .selectFrom('bank_decisions')
    .innerJoin('debts', 'debts.id', 'bank_decisions.debt_id')
    .select(['debts.id', 'suggestion'])
    .where('bank_decisions.user_id', '=', household.userId)
    .where('debts.deleted_at', 'is', null)
    .where('debts.bank_account_id', 'is', null)
    .execute();
  if (accepted.length === 0) return;
  for (const { key, account_id } of await readLiabilities(tx, household)) {
    const debt = accepted.find(({ suggestion }) => suggestion === key);
    if (!debt) continue;
    await tx
      .updateTable('debts')
      .set({ bank_account_id: account_id })
      .where('id', '=', debt.id)
      .execute();
  }
}

async function updateDebt(
  tx: Tx,
  household: RequestContext,
  liability: BankLiability,
  known: Selectable<Tables['debts']>,
): Promise<void> {
  const reported = BigInt(liability.balance);
  const isChanged = reported !== known.bank_balance;
  await tx
    .updateTable('debts')
    .set({
      minimum_payment: BigInt(liability.minimumPayment),
      apr: liability.apr,
      due_day: dueDay(liability) ?? known.due_day,
      bank_balance: reported,
      balance_as_of: presentDay(household).today,
      paid_past_due: 0n,
      // A debt that was closed as paid off has a balance again.
      ...(isChanged && reported > 0n ? { closed_at: null } : {}),
    })
    .where('id', '=', known.id)
    .execute();
  if (!isChanged) return;
  const accounts = await lockAccounts(tx, household, [debtAccount(known.id), OPENING]);
  const owed = -(accounts.find(({ kind }) => kind === 'debt')?.balance ?? 0n);
  await writeTransfers(tx, household, accounts, adjustmentTransfers(known.id, reported - owed));
}

function dueDay({ nextDueDate }: BankLiability): number | undefined {
  return nextDueDate === null ? undefined : Number(nextDueDate.slice(8));
}
