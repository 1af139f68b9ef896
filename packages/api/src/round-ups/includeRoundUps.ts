import { isCollecting, roundUp, startOfDay, type CalendarDay } from '@dime-time/finance-core';
import type { IncludeRoundUpsRequest } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { sql } from 'kysely';
import { chunks, toCents, type Tx } from '../db/index.ts';
import {
  BANK,
  lockAccounts,
  presentDay,
  type RequestContext,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { readRoundUpSettings, type StoredSettings } from './readRoundUpSettings.ts';
import { roundUpTransfers } from './roundUpTransfers.ts';
import { scheduleThresholdSweep } from './scheduleThresholdSweep.ts';

/**
 * Answers the offer to round up earlier purchases: rounds up those on or after a day with the
 * current multiplier, or none. Each account's purchases are offered once.
 *
 * @throws Refusal 422 when the day is in the future, or before the first of the month.
 */
export async function includeRoundUps(
  tx: Tx,
  household: RequestContext,
  { from }: IncludeRoundUpsRequest,
): Promise<void> {
  const { today, firstOfMonth } = presentDay(household);
  if (from !== null && (from > today || from < firstOfMonth)) {
    throw refusals.dayOutsideMonth();
  }
  const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
  const settings = await readRoundUpSettings(tx, household);
  const included = from === null ? [] : await roundUpSince(tx, household, from, settings);
  await closeOffer(tx, household);
  const transfers = included.flatMap(({ id, spare }) => roundUpTransfers(id, spare));
  await writeTransfers(tx, household, accounts, transfers);
  const collected = included.reduce((sum, { spare }) => sum + spare, 0n);
  await scheduleThresholdSweep(tx, household, { accounts, collected, settings });
}

interface Included {
  readonly id: string;
  readonly spare: bigint;
}

/** Rounds up the offered purchases since a day, and returns those that changed. */
async function roundUpSince(
  tx: Tx,
  { userId, now, timeZone }: RequestContext,
  from: CalendarDay,
  settings: StoredSettings,
): Promise<Included[]> {
  if (!isCollecting(settings, now)) return [];
  const offered = await tx
    .selectFrom('transactions')
    .select(['id', 'amount'])
    .where('user_id', '=', userId)
    .where('is_earlier', '=', true)
    .where('removed_at', 'is', null)
    .where('round_up', '=', 0n)
    .where('at', '>=', new Date(startOfDay(from, timeZone)).toISOString())
    .execute();
  const included = offered
    .map(({ id, amount }) => ({ id, spare: BigInt(roundUp(toCents(amount), settings.multiplier)) }))
    .filter(({ spare }) => spare > 0n);
  for (const part of chunks(included)) {
    const rows = sql.join(part.map(({ id, spare }) => sql`(${id}, ${spare}::int8)`));
    await sql`update transactions as row set round_up = included.spare
      from (values ${rows}) as included (id, spare) where row.id = included.id`.execute(tx);
  }
  return included;
}

async function closeOffer(tx: Tx, { userId, now }: RequestContext): Promise<void> {
  await tx
    .updateTable('transactions')
    .set({ is_earlier: false })
    .where('user_id', '=', userId)
    .where('is_earlier', '=', true)
    .execute();
  await tx
    .updateTable('bank_accounts')
    .set({ earlier_answered_at: now })
    .where('user_id', '=', userId)
    .where('earlier_answered_at', 'is', null)
    .execute();
}
