import type { AccountRef } from './transfer.ts';

/** Money outside: the source of round-ups and payments. */
export const BANK: AccountRef = { kind: 'bank', unit: 'USD' };
/** The counter-account of balances that existed before the household signed up. */
export const OPENING: AccountRef = { kind: 'opening', unit: 'USD' };
/** Round-ups that are collected and not yet applied. */
export const ROUND_UPS: AccountRef = { kind: 'round_ups', unit: 'USD' };
/** Invested in crypto, at cost. */
export const CRYPTO: AccountRef = { kind: 'crypto', unit: 'USD' };
/** Returned for refunds, out of the round-ups that wait. */
export const RETURNED: AccountRef = { kind: 'returned', unit: 'USD' };
export const TOKEN_SUPPLY: AccountRef = { kind: 'token_supply', unit: 'DTT' };
export const TOKENS: AccountRef = { kind: 'tokens', unit: 'DTT' };
export const STAKED: AccountRef = { kind: 'staked', unit: 'DTT' };

/** What is owed on one debt; its balance is negative. */
export function debtAccount(debtId: string): AccountRef {
  return { kind: 'debt', unit: 'USD', debtId };
}
