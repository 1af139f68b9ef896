import type { Tables } from '../db/index.ts';

/** The tables of former schemas, which a backup from then has. Each refers to `users` at most. */
export const FORMER_TABLES = ['jobs'] as const;

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
  'demo_households',
  'contact_messages',
  'webhook_events',
  'job_rounds',
] as const satisfies readonly (keyof Tables)[];
