import type { Db } from '../../packages/api/src/db/index.ts';
import type { RequestContext, Transfer } from '../../packages/api/src/ledger/index.ts';
import type { AccountRef } from '../../packages/api/src/ledger/transfer.ts';

const NOW = '2026-11-19T14:05:00.000Z';

export const BANK: AccountRef = { kind: 'bank', unit: 'USD' };
export const OPENING: AccountRef = { kind: 'opening', unit: 'USD' };
export const ROUND_UPS: AccountRef = { kind: 'round_ups', unit: 'USD' };

/** A household with nothing in its books. */
export async function enterHousehold(db: Db, userId = 'u_1'): Promise<RequestContext> {
  await db
    .insertInto('users')
    .values({ id: userId, issuer: 'tests', subject: userId, created_at: NOW })
    .execute();
  return { userId, timeZone: 'UTC', now: NOW };
}

/** A debt without a balance yet. */
export async function enterDebt(
  db: Db,
  { userId }: RequestContext,
  id = 'd_1',
): Promise<AccountRef> {
  await db
    .insertInto('debts')
    .values({
      id,
      user_id: userId,
      name: 'Visa',
      account_number: '0000',
      original_balance: 10_000n,
      minimum_payment: 2500n,
      apr: 24_990,
      due_day: 15,
      created_at: NOW,
    })
    .execute();
  return { kind: 'debt', unit: 'USD', debtId: id };
}

export function transfer(from: AccountRef, to: AccountRef, amount: bigint): Transfer {
  return { from, to, amount, kind: 'adjustment' };
}
