import { isCollecting, type Instant } from '@dime-time/finance-core';
import { isAfterRoundUpStart, isFromOff } from '@dime-time/finance-core/household';
import { classifyBankRow, purchaseFromBankRow } from '@dime-time/finance-core/bank';
import type { Selectable } from 'kysely';
import { chunks, type Tables, type Tx } from '../db/index.ts';
import {
  BANK,
  lockAccounts,
  type RequestContext,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import {
  readRoundUpSettings,
  scheduleThresholdSweep,
  type StoredSettings,
} from '../round-ups/index.ts';
import { type BankRecord, type BankRowKey, rowKeyText, type SyncedRows } from './bankRows.ts';
import { type PlannedPurchase, planPurchases, type PurchaseChange } from './planPurchases.ts';

/**
 * Reconciles the household's purchases with its bank transactions: a new purchase is rounded up, a
 * changed amount is rounded up again, and a removed row takes its round-up back. A purchase from
 * before its account was linked, or before round-ups were switched on, is not rounded up but
 * offered.
 */
export async function reconcilePurchases(
  tx: Tx,
  household: RequestContext,
  { current, removed }: SyncedRows,
): Promise<void> {
  const names: BankRowKey[] = [...current, ...removed];
  if (names.length === 0) return;
  const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
  const settings = await readRoundUpSettings(tx, household);
  const known = await findPurchases(tx, household, names);
  const linked = await findLinks(tx, household);
  const wanted = new Map<string, PlannedPurchase>();
  for (const row of current) {
    if (classifyBankRow(row).kind !== 'purchase') continue;
    const key = rowKeyText(row);
    const isCollected = (known.get(key)?.round_up ?? 0n) > 0n;
    const link = linked.get(row.account_id);
    wanted.set(key, planPurchase(row, { household, settings, link, isCollected }));
  }
  const changes = new Map<string, PurchaseChange>();
  for (const name of names) {
    const key = rowKeyText(name);
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
  await scheduleThresholdSweep(tx, household, { accounts, collected: plan.collected, settings });
}

/** When an account was linked, and whether its earlier purchases are still offered. */
interface Link {
  readonly linkedAt: Instant;
  readonly isOffered: boolean;
}

interface PurchaseTerms {
  readonly household: RequestContext;
  readonly settings: StoredSettings;
  readonly link: Link | undefined;
  /** Whether it is rounded up already, and so again when its amount changes. */
  readonly isCollected: boolean;
}

function planPurchase(
  row: BankRecord,
  { household: { now, timeZone }, settings, link, isCollected }: PurchaseTerms,
): PlannedPurchase {
  const { enabledAt, isEnabled: isOn, multiplier, switchedOnAt } = settings;
  const moment = row.datetime === undefined ? { day: row.date } : { at: row.datetime };
  // For an unknown account, no purchase counts as later than its link.
  const linkedAt = link?.linkedAt ?? now;
  const isSinceLink = isAfterRoundUpStart(moment, { linkedAt, enabledAt: undefined, timeZone });
  const isDue = isAfterRoundUpStart(moment, { linkedAt, enabledAt, timeZone });
  const isEnabled = isCollecting(settings, now) && (isDue || isCollected);
  const isMissed = isSinceLink && isFromOff(moment, { isEnabled: isOn, switchedOnAt, timeZone });
  return {
    ...purchaseFromBankRow(row, { isEnabled, multiplier }),
    isEarlier: isMissed || (!isSinceLink && link?.isOffered === true),
    isFromOff: isMissed,
  };
}

async function findLinks(tx: Tx, { userId }: RequestContext): Promise<ReadonlyMap<string, Link>> {
  const rows = await tx
    .selectFrom('bank_accounts')
    .select(['account_id', 'linked_at', 'earlier_answered_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ account_id, linked_at, earlier_answered_at }) => [
      account_id,
      { linkedAt: linked_at, isOffered: earlier_answered_at === null },
    ]),
  );
}

async function findPurchases(tx: Tx, { userId }: RequestContext, names: readonly BankRowKey[]) {
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
      found.set(rowKeyText({ account_id, transaction_id }), row);
    }
  }
  return found;
}
