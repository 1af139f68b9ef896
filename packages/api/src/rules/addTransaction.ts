import {
  epochMillis,
  isAfterRoundUpStart,
  isCollecting,
  refundedRoundUp,
  roundUp,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import type { Transaction, TransactionRequest } from '@dime-time/finance-core/contract';
import type { Tx } from '../db/index.ts';
import { Refusal, type Household } from '../household.ts';
import { lockAccounts, writeTransfers } from '../ledger/index.ts';
import { newId } from '../newId.ts';
import { BANK, RETURNED, ROUND_UPS, TOKENS, TOKEN_SUPPLY } from './accounts.ts';
import { announceSweep } from './announceSweep.ts';
import { centsOf } from './centsOf.ts';
import { readRoundUpSettings, type KeptSettings } from './readRoundUpSettings.ts';
import { roundUpTransfers } from './roundUpTransfers.ts';
import { transactionOf } from './transactionOf.ts';

/**
 * Enters a purchase, rounded up as the settings say now, or, where its amount is below zero, a
 * refund, which gives back the round-up of its amount out of what waits.
 *
 * @throws Refusal 422 when its date is before the calendar that the database knows.
 */
export async function addTransaction(
  tx: Tx,
  household: Household,
  request: TransactionRequest,
): Promise<Transaction> {
  if (request.date < '0001') throw new Refusal(422, 'The year is 1 or later.', 'date');
  const settings = await readRoundUpSettings(tx, household);
  return request.amount < 0
    ? addRefund(tx, household, request, settings)
    : addPurchase(tx, household, request, settings);
}

async function addPurchase(
  tx: Tx,
  household: Household,
  request: TransactionRequest,
  settings: KeptSettings,
): Promise<Transaction> {
  const { enabledAt, multiplier } = settings;
  const isRoundedUp =
    isCollecting(settings, household.now) &&
    isAfterRoundUpStart(
      { at: request.date },
      { linkedAt: undefined, enabledAt, timeZone: household.timeZone },
    );
  const spare = isRoundedUp ? roundUp(request.amount, multiplier) : ZERO_CENTS;
  const row = await insert(tx, household, request, { roundUp: spare });
  if (spare > 0) {
    const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
    const collected = BigInt(spare);
    await writeTransfers(tx, household, accounts, roundUpTransfers(row.id, collected));
    await announceSweep(tx, household, { accounts, collected, settings });
  }
  return transactionOf(row);
}

async function addRefund(
  tx: Tx,
  household: Household,
  request: TransactionRequest,
  settings: KeptSettings,
): Promise<Transaction> {
  const accounts = await lockAccounts(tx, household, [ROUND_UPS, RETURNED]);
  const waiting = centsOf(accounts.find(({ kind }) => kind === 'round_ups')?.balance ?? 0n);
  const { multiplier } = settings;
  const isOn = isCollecting(settings, household.now);
  const returned = refundedRoundUp(request.amount, { isCollecting: isOn, multiplier, waiting });
  const row = await insert(tx, household, request, { returned });
  if (returned > 0) {
    const amount = BigInt(returned);
    await writeTransfers(tx, household, accounts, [
      { from: ROUND_UPS, to: RETURNED, kind: 'round_up_return', reference: row.id, amount },
    ]);
    await announceSweep(tx, household, { accounts, collected: -amount, settings });
  }
  return transactionOf(row);
}

function insert(
  tx: Tx,
  { userId, now }: Household,
  request: TransactionRequest,
  { roundUp: collected = ZERO_CENTS, returned = ZERO_CENTS }: { roundUp?: Cents; returned?: Cents },
) {
  return tx
    .insertInto('transactions')
    .values({
      id: newId('t', now),
      user_id: userId,
      merchant: request.merchant,
      category: request.category,
      // Cut to the millisecond here; the database would round a year's last moment into the next.
      at: new Date(epochMillis(request.date)).toISOString(),
      amount: BigInt(request.amount),
      round_up: BigInt(collected),
      round_up_returned: BigInt(returned),
      description: request.description ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
