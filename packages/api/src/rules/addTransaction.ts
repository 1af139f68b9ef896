import { epochMillis, roundUp, ZERO_CENTS } from '@dime-time/finance-core';
import type { Transaction, TransactionRequest } from '@dime-time/finance-core/contract';
import type { Tx } from '../db/index.ts';
import { Refusal, type Household } from '../household.ts';
import { lockAccounts, writeTransfers } from '../ledger/index.ts';
import { newId } from '../newId.ts';
import { BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY } from './accounts.ts';
import { queueThresholdSweep } from './queueThresholdSweep.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';
import { roundUpTransfers } from './roundUpTransfers.ts';
import { transactionOf } from './transactionOf.ts';

/**
 * Enters a purchase, rounded up as the settings say now.
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
  const spare = settings.isEnabled ? roundUp(request.amount, settings.multiplier) : ZERO_CENTS;
  const row = await tx
    .insertInto('transactions')
    .values({
      id: newId('t', household.now),
      user_id: household.userId,
      merchant: request.merchant,
      category: request.category,
      // Cut to the millisecond here; the database would round a year's last moment into the next.
      at: new Date(epochMillis(request.date)).toISOString(),
      amount: BigInt(request.amount),
      round_up: BigInt(spare),
      description: request.description ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (spare > 0) {
    const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
    const collected = BigInt(spare);
    await writeTransfers(tx, household, accounts, roundUpTransfers(row.id, collected));
    await queueThresholdSweep(tx, household, { accounts, collected, settings });
  }
  return transactionOf(row);
}
