/** Why the balance of a statement differs from the stored one. */
export const BALANCE_REASONS = ['interest', 'purchases', 'correction'] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];
