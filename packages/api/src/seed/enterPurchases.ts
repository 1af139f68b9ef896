import { epochMillis, roundUp } from '@dime-time/finance-core';
import {
  purchaseFromBankRow,
  purchasesFromBankRows,
  reconcileBankRows,
} from '@dime-time/finance-core/bank';
import { UNCATEGORIZED } from '@dime-time/finance-core/contract';
import type { NewRow, Tx } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import { newId } from '../db/newId.ts';
import { centsOf } from '../db/centsOf.ts';
import { keepBankRows } from '../banking/keepBankRows.ts';
import type { DemoHousehold } from './demoHouseholds.ts';
import type { PastPurchase } from './demoPast.ts';
import { keepDemoBank, type DemoBank } from './linkDemoBank.ts';

const DAY = 86_400_000;

type Row = NewRow<'transactions'>;

/** Enters the purchases of a household: those of its bank, with its rows, and those by hand. */
export async function enterPurchases(
  tx: Tx,
  home: Household,
  household: DemoHousehold,
  bank: DemoBank | undefined,
): Promise<PastPurchase[]> {
  const rows = byHand(home, household);
  if (bank) {
    await keepDemoBank(tx, home, bank);
    const standing = reconcileBankRows([], bank.sync);
    await keepBankRows(tx, home, { ...bank.sync, standing });
    for (const row of purchasesFromBankRows(standing)) {
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
  return rows.map(({ id, at, round_up }) => ({ id, at, roundUp: centsOf(round_up) }));
}

function byHand({ userId, now }: Household, { purchases, settings }: DemoHousehold): Row[] {
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
