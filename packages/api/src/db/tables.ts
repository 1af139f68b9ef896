import type { CalendarDay, Instant, MinimumRule, Promotion } from '@dime-time/finance-core';
import type { ColumnType, Generated, GeneratedAlways, Insertable } from 'kysely';
import type {
  BankAccountsTable,
  BankDecisionsTable,
  BankItemsTable,
  BankLiabilitiesTable,
  BankRevocationsTable,
  BankTransactionsTable,
} from './bankTables.ts';
import type { CalendarAddressesTable } from './calendarTables.ts';
import type { OneOffPartsTable, PlanVersionsTable } from './planTables.ts';
import type { SweepSearchesTable, ThresholdSweepsTable, WeeklySweepsTable } from './sweepTables.ts';
import type { WriteOnce } from './writeOnce.ts';

/**
 * The rows as both engines answer them: int8 is a bigint, an instant its ISO text with a `Z`, a day
 * `YYYY-MM-DD`, bytes a Uint8Array. Money is cents and tokens are hundred-millionths; a
 * subject brands them as `Cents` and `Quantity` where it reads them.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  round_up_settings: RoundUpSettingsTable;
  debts: DebtsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  transactions: TransactionsTable;
  idempotency_keys: IdempotencyKeysTable;
  crypto_purchases: CryptoPurchasesTable;
  stakes: StakesTable;
  bank_items: BankItemsTable;
  bank_accounts: BankAccountsTable;
  bank_transactions: BankTransactionsTable;
  bank_liabilities: BankLiabilitiesTable;
  bank_decisions: BankDecisionsTable;
  bank_revocations: BankRevocationsTable;
  plan_versions: PlanVersionsTable;
  one_off_parts: OneOffPartsTable;
  calendar_addresses: CalendarAddressesTable;
  threshold_sweeps: ThresholdSweepsTable;
  weekly_sweeps: WeeklySweepsTable;
  sweep_searches: SweepSearchesTable;
  demo_households: DemoHouseholdsTable;
  contact_messages: ContactMessagesTable;
  webhook_events: WebhookEventsTable;
  job_rounds: JobRoundsTable;
  rate_limits: RateLimitsTable;
  ledger_checks: LedgerChecksTable;
}

interface UsersTable {
  id: WriteOnce<string>;
  issuer: WriteOnce<string>;
  subject: WriteOnce<string>;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  /** An IANA zone, the provider's `zoneinfo` claim. */
  time_zone: Generated<string>;
  /** Whether the provider sent the zone; where it did not, days are counted in UTC. */
  is_zone_known: Generated<boolean>;
  subscription_tier: Generated<string>;
  created_at: WriteOnce<Instant>;
}

interface SessionsTable {
  id_hash: WriteOnce<Uint8Array>;
  user_id: WriteOnce<string>;
  /** Encrypted; the provider's sign-out needs it. */
  id_token: Uint8Array | null;
  created_at: WriteOnce<Instant>;
  last_seen_at: Instant;
  expires_at: Instant;
  /** The random id in responses, from which the cookie cannot be worked out. */
  public_id: WriteOnce<string>;
  /** The names of the browser and the system of the last use; null where they are not known. */
  browser: string | null;
  system: string | null;
  /** The network of the last use in CIDR notation; null where it is not known. */
  network: string | null;
}

interface RoundUpSettingsTable {
  user_id: WriteOnce<string>;
  is_enabled: boolean;
  multiplier: number;
  auto_apply_threshold: bigint;
  crypto_enabled: boolean;
  crypto_percentage: number;
  preferred_crypto: string;
  /** When what was collected is applied: `weekly`, at the `threshold`, or `both`. */
  sweep: Generated<string>;
  /** What a sweep leaves in the account that is charged, in cents. */
  floor: Generated<bigint>;
  /** Nothing is rounded up or swept until then. */
  paused_until: Instant | null;
  /** When round-ups last began, after they were off or paused; null where they always were on. */
  round_ups_since: Instant | null;
  /** When round-ups were last switched on, after they were off; null where they always were. */
  switched_on_at: Instant | null;
}

interface DebtsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  name: string;
  account_number: string;
  original_balance: bigint;
  minimum_payment: bigint;
  /** Thousandths of a percent, the unit of `Apr`. */
  apr: number;
  due_day: number;
  /** Set where the debt came from a linked bank. */
  bank_account_id: string | null;
  /** The balance that the bank last reported, to detect a change. */
  bank_balance: bigint | null;
  created_at: WriteOnce<Instant>;
  /** Closed by the household; nothing is owed on it. */
  closed_at: Instant | null;
  /** Deleted, with its opening reversed; it is in no list and no sum. */
  deleted_at: Instant | null;
  /** The day of the last balance that a statement, the bank or the household reported. */
  balance_as_of: CalendarDay | null;
  /** What payments of that month were for minimums that were past due: see `paidPastDue`. */
  paid_past_due: Generated<bigint>;
  minimum_rule: ColumnType<MinimumRule | null, string | null, string | null>;
  promotion: ColumnType<Promotion | null, string | null, string | null>;
}

/** What an account of the ledger holds; the first six in dollars, the others in tokens. */
export type AccountKind =
  | 'bank'
  | 'opening'
  | 'round_ups'
  | 'crypto'
  | 'returned'
  | 'debt'
  | 'token_supply'
  | 'tokens'
  | 'staked';

/** Dollars in cents, or Dime Tokens in hundred-millionths. */
export type Unit = 'USD' | 'DTT';

interface LedgerAccountsTable {
  id: GeneratedAlways<bigint>;
  user_id: WriteOnce<string>;
  kind: WriteOnce<AccountKind>;
  unit: WriteOnce<Unit>;
  debt_id: WriteOnce<string | null>;
  /** Updated by a trigger with each transfer. */
  money_in: ColumnType<bigint, never, never>;
  money_out: ColumnType<bigint, never, never>;
  /** `money_in - money_out`; what is owed on a debt is negative. */
  balance: GeneratedAlways<bigint>;
}

/** Why value moved. */
export type TransferKind =
  | 'opening'
  | 'adjustment'
  | 'round_up'
  | 'round_up_reversal'
  | 'round_up_return'
  | 'payment'
  | 'payment_undo'
  | 'sweep'
  | 'crypto_share'
  | 'reward'
  | 'reward_reversal'
  | 'stake'
  | 'unstake';

interface LedgerTransfersTable {
  id: GeneratedAlways<bigint>;
  user_id: WriteOnce<string>;
  from_account: WriteOnce<bigint>;
  to_account: WriteOnce<bigint>;
  unit: WriteOnce<Unit>;
  amount: WriteOnce<bigint>;
  kind: WriteOnce<TransferKind>;
  detail: WriteOnce<string | null>;
  reference: WriteOnce<string | null>;
  once: WriteOnce<string | null>;
  at: WriteOnce<Instant>;
  /** The random id in responses; null where none contains it, or on old rows. */
  public_id: WriteOnce<string | null>;
}

interface TransactionsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  merchant: string;
  category: string;
  at: Instant;
  amount: bigint;
  /** What was collected for this purchase, as in the ledger's `round_up` transfer. */
  round_up: bigint;
  /** What a refund returned of the waiting round-ups, as in its `round_up_return` transfer. */
  round_up_returned: Generated<bigint>;
  /** The purchase that a refund is of; a purchase is refunded once. */
  refund_of: string | null;
  /** Whether it rounded up to nothing, and its round-up is on offer. */
  is_earlier: Generated<boolean>;
  /** Whether round-ups were off when it was made; otherwise it is from before its account was linked. */
  is_from_off: Generated<boolean>;
  description: string | null;
  /** The row of the bank it was made of; an id is unique within its account only. */
  bank_account_id: string | null;
  bank_transaction_id: string | null;
  removed_at: Instant | null;
}

interface IdempotencyKeysTable {
  user_id: WriteOnce<string>;
  key: WriteOnce<string>;
  fingerprint: WriteOnce<Uint8Array>;
  /** Null while the request is in flight. */
  status: number | null;
  body: string | null;
  created_at: WriteOnce<Instant>;
}

interface CryptoPurchasesTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  symbol: string;
  amount_usd: bigint;
  crypto_amount: bigint | null;
  status: string;
  provider_order_id: string | null;
  transfer_id: WriteOnce<bigint>;
  created_at: WriteOnce<Instant>;
}

interface StakesTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  amount: WriteOnce<bigint>;
  duration_days: WriteOnce<number>;
  apy_bp: WriteOnce<number>;
  started_at: WriteOnce<Instant>;
  ends_at: WriteOnce<Instant>;
  ended_at: Instant | null;
}

/** The households that were given the data of a demo user. */
interface DemoHouseholdsTable {
  user_id: WriteOnce<string>;
}

interface ContactMessagesTable {
  id: WriteOnce<string>;
  name: WriteOnce<string>;
  email: WriteOnce<string>;
  message: WriteOnce<string>;
  at: WriteOnce<Instant>;
  mailed_at: Instant | null;
  /** Failed attempts, and the time of the next one. */
  failures: Generated<number>;
  retry_at: Instant | null;
}

/** One row: the time of the last round of jobs with a trusted clock. */
interface JobRoundsTable {
  id: Generated<boolean>;
  last_at: Instant;
}

/** The daily checks of the ledger. */
interface LedgerChecksTable {
  id: GeneratedAlways<bigint>;
  checked_at: WriteOnce<Instant>;
  /** The number of the last transfer that was there when it began. */
  last_transfer: WriteOnce<bigint>;
  /** How many households were checked. */
  households: WriteOnce<number>;
  /** How often a rule was broken. */
  faults: WriteOnce<number>;
}

/** The counts of rate limits in their windows; written by `rate-limiter-flexible`. */
interface RateLimitsTable {
  key: WriteOnce<string>;
  points: number;
  /** The end of the window, in milliseconds since the epoch. */
  expire: bigint;
}

interface WebhookEventsTable {
  id_hash: WriteOnce<Uint8Array>;
  received_at: WriteOnce<Instant>;
  handled_at: Instant | null;
}

/** A row to insert into the table named. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
