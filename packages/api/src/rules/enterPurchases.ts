import {
  classifyBankRow,
  purchaseFromBankRow,
  type BankPurchase,
} from '@dime-time/finance-core/bank';
import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../db/index.ts';
import type { Household } from '../household.ts';
import { lockAccounts, writeTransfers } from '../ledger/index.ts';
import { BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY } from './accounts.ts';
import { chunks } from './chunks.ts';
import type { BankRowName, TouchedRows } from './keepBankRows.ts';
import { planPurchases, type PurchaseChange } from './planPurchases.ts';
import { queueThresholdSweep } from './queueThresholdSweep.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';

/**
 * Brings the household's purchases in line with the rows of its bank: a purchase is rounded up, one
 * whose amount changed is rounded up anew, one that is gone is taken back with its round-up.
 */
export async function enterPurchases(
  tx: Tx,
  household: Household,
  { standing, gone }: TouchedRows,
): Promise<void> {
  const names: BankRowName[] = [...standing, ...gone];
  if (names.length === 0) return;
  const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
  const settings = await readRoundUpSettings(tx, household);
  const known = await findPurchases(tx, household, names);
  const wanted = new Map<string, BankPurchase>();
  for (const row of standing) {
    if (classifyBankRow(row).kind !== 'purchase') continue;
    wanted.set(keyOf(row), purchaseFromBankRow(row, settings));
  }
  const changes = new Map<string, PurchaseChange>();
  for (const name of names) {
    const key = keyOf(name);
    changes.set(key, { name, before: known.get(key), after: wanted.get(key) });
  }
  const balance = accounts.find(({ kind }) => kind === 'round_ups')?.balance ?? 0n;
  const plan = planPurchases([...changes.values()], balance, household);
  for (const rows of chunks(plan.inserted)) {
    await tx.insertInto('transactions').values(rows).execute();
  }
  for (const { id, values } of plan.updated) {
    await tx.updateTable('transactions').set(values).where('id', '=', id).execute();
  }
  await writeTransfers(tx, household, accounts, plan.transfers);
  await queueThresholdSweep(tx, household, { accounts, collected: plan.collected, settings });
}

async function findPurchases(tx: Tx, { userId }: Household, names: readonly BankRowName[]) {
  const found = new Map<string, Selectable<Tables['transactions']>>();
  for (const part of chunks(names)) {
    const rows = await tx
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', userId)
      .where((where) =>
        where(
          where.refTuple('bank_account_id', 'bank_transaction_id'),
          'in',
          part.map((name) => where.tuple(name.account_id, name.transaction_id)),
        ),
      )
      .execute();
    for (const row of rows) {
      const [account_id, transaction_id] = [
        row.bank_account_id ?? '',
        row.bank_transaction_id ?? '',
      ];
      found.set(keyOf({ account_id, transaction_id }), row);
    }
  }
  return found;
}

function keyOf({ account_id, transaction_id }: BankRowName): string {
  return `${account_id}\n${transaction_id}`;
}
