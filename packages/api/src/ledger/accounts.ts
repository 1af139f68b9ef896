import type { AccountRef } from './transfer.ts';

/** Money outside: where round-ups and payments come from. */
export const BANK: AccountRef = { kind: 'bank', unit: 'USD' };
/** The other side of what was owed before the household came. */
export const OPENING: AccountRef = { kind: 'opening', unit: 'USD' };
/** Collected, and not applied yet. */
export const ROUND_UPS: AccountRef = { kind: 'round_ups', unit: 'USD' };
/** Given to coins, at what they cost. */
export const CRYPTO: AccountRef = { kind: 'crypto', unit: 'USD' };
/** Given back for refunds, out of what waited. */
export const RETURNED: AccountRef = { kind: 'returned', unit: 'USD' };
export const TOKEN_SUPPLY: AccountRef = { kind: 'token_supply', unit: 'DTT' };
export const TOKENS: AccountRef = { kind: 'tokens', unit: 'DTT' };
export const STAKED: AccountRef = { kind: 'staked', unit: 'DTT' };

/** What is owed on one debt; its balance is negative. */
export function debtAccount(debtId: string): AccountRef {
  return { kind: 'debt', unit: 'USD', debtId };
}
