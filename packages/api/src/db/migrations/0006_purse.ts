import { sql, type Kysely } from 'kysely';

/** Everything of the purse: what of the round-ups waits, was applied, is invested and was returned. */
const statements: readonly string[] = [
  `alter table ledger_accounts
    drop constraint ledger_account_unit,
    drop constraint ledger_not_overspent,
    add constraint ledger_account_unit check (
      (unit = 'USD' and kind in ('bank', 'opening', 'round_ups', 'crypto', 'returned', 'debt'))
      or (unit = 'DTT' and kind in ('token_supply', 'tokens', 'staked'))
    ),
    add constraint ledger_not_overspent check (
      kind not in ('round_ups', 'crypto', 'returned', 'tokens', 'staked') or money_in >= money_out
    )`,
  `alter table ledger_transfers
    drop constraint ledger_transfers_kind_check,
    add constraint ledger_transfers_kind_check check (kind in (
      'opening', 'adjustment', 'round_up', 'round_up_reversal', 'round_up_return', 'payment',
      'payment_undo', 'sweep', 'crypto_share', 'reward', 'reward_reversal', 'stake', 'unstake'
    ))`,
  `create index ledger_payment_undos on ledger_transfers (user_id) include (amount, detail)
    where kind = 'payment_undo'`,

  `alter table round_up_settings
    add column sweep text not null default 'both' check (sweep in ('weekly', 'threshold', 'both')),
    add column floor int8 not null default 0 check (floor >= 0),
    add column paused_until timestamptz(3),
    add column round_ups_since timestamptz(3)`,

  // A purchase from before its account was linked is offered once; those of an account that was
  // linked before there was an offer were rounded up as they came.
  `alter table bank_accounts
    add column linked_at timestamptz(3),
    add column earlier_answered_at timestamptz(3)`,
  `update bank_accounts account
    set linked_at = item.created_at, earlier_answered_at = item.created_at
    from bank_items item where item.id = account.item_id`,
  `alter table bank_accounts alter column linked_at set not null`,
  `alter table transactions
    add column round_up_returned int8 not null default 0 check (round_up_returned >= 0),
    add column is_earlier boolean not null default false`,
  `create index transactions_earlier on transactions (user_id, at) where is_earlier`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
