import type { Tables } from '../db/index.ts';

/**
 * The tables of former schemas, which a backup from then has, each with the one that replaced it:
 * beside that it is a copy. Each refers to `users` at most.
 */
export const FORMER_TABLES = [{ former: 'jobs', present: 'threshold_sweeps' }] as const;

/** Every table, each after those that it refers to. */
export const TABLE_ORDER = [
  'users',
  'sessions',
  'idempotency_keys',
  'round_up_settings',
  'debts',
  'ledger_accounts',
  'ledger_transfers',
  'one_off_parts',
  'transactions',
  'crypto_purchases',
  'stakes',
  'bank_items',
  'bank_accounts',
  'bank_transactions',
  'bank_liabilities',
  'bank_decisions',
  'bank_revocations',
  'plan_versions',
  'calendar_addresses',
  'threshold_sweeps',
  'weekly_sweeps',
  'sweep_searches',
  'demo_households',
  'contact_messages',
  'webhook_events',
  'job_rounds',
  'ledger_checks',
] as const satisfies readonly (keyof Tables)[];
