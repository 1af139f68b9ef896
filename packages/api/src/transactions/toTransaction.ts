import type { Transaction } from '@dime-time/finance-core/contract';
import type { Selectable } from 'kysely';
import { type Tables, toCents } from '../db/index.ts';

/** Converts a row to the contract's transaction. */
export function toTransaction(row: Selectable<Tables['transactions']>): Transaction {
  return {
    id: row.id,
    merchant: row.merchant,
    category: row.category,
    date: row.at,
    amount: toCents(row.amount),
    roundUpAmount: toCents(row.round_up),
    ...(row.amount < 0n ? { roundUpReturned: toCents(row.round_up_returned) } : {}),
    description: row.description ?? undefined,
  };
}
