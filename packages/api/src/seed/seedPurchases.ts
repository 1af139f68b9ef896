import { epochMillis, roundUp } from '@dime-time/finance-core';
import {
  purchaseFromBankRow,
  purchasesFromBankRows,
  reconcileBankRows,
} from '@dime-time/finance-core/bank';
import { UNCATEGORIZED } from '@dime-time/finance-core/contract';
import { upsertBankTransactions } from '../banking/index.ts';
import { newId, type NewRow, toCents, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { PastPurchase } from './demoHistory.ts';
import type { DemoHousehold } from './demoHouseholds.ts';
import { type DemoBank, saveDemoBank } from './linkDemoBank.ts';

const DAY = 86_400_000;

type Row = NewRow<'transactions'>;

/** Inserts the purchases of a household: those of its bank, with the bank rows, and manual ones. */
export async function seedPurchases(
  tx: Tx,
  home: RequestContext,
  household: DemoHousehold,
  bank: DemoBank | undefined,
): Promise<PastPurchase[]> {
  const rows = byHand(home, household);
  if (bank) {
    await saveDemoBank(tx, home, bank);
    const current = reconcileBankRows([], bank.sync);
    await upsertBankTransactions(tx, home, { ...bank.sync, current });
    for (const row of purchasesFromBankRows(current)) {
      const { roundUpAmount, ...purchase } = purchaseFromBankRow(row, household.settings);
      rows.push({
        id: newId('t', home.now),
        user_id: home.userId,
        merchant: purchase.merchant,
        category: purchase.category ?? UNCATEGORIZED,
        at: purchase.date,
        amount: BigInt(purchase.amount),
        round_up: BigInt(roundUpAmount),
        bank_account_id: row.account_id,
        bank_transaction_id: row.transaction_id,
      });
    }
  }
  if (rows.length > 0) await tx.insertInto('transactions').values(rows).execute();
  return rows.map(({ id, at, round_up }) => ({ id, at, roundUp: toCents(round_up) }));
}

function byHand({ userId, now }: RequestContext, { purchases, settings }: DemoHousehold): Row[] {
  return purchases.map(({ daysAgo, merchant, category, amount }) => ({
    id: newId('t', now),
    user_id: userId,
    merchant,
    category,
    at: new Date(epochMillis(now) - daysAgo * DAY).toISOString(),
    amount: BigInt(amount),
    round_up: BigInt(roundUp(amount, settings.multiplier)),
  }));
}
