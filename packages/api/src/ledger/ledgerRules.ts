interface LedgerRule {
  /** The rule as a sentence. */
  readonly rule: string;
  /** A query for its violations, each described by the column `what`. */
  readonly breaches: string;
}

/** The tables that the rules read. Each has the `user_id` of its household. */
export const LEDGER_TABLES = [
  'ledger_accounts',
  'ledger_transfers',
  'debts',
  'transactions',
  'crypto_purchases',
  'stakes',
] as const;

/** Invariants that hold after every transaction. */
export const LEDGER_RULES: readonly LedgerRule[] = [
  {
    rule: 'What an account has taken in and given out is the sum of its transfers.',
    breaches: `
      select 'account ' || a.id || ': in ' || a.money_in || ' for ' || coalesce(s.came, 0)
        || ', out ' || a.money_out || ' for ' || coalesce(s.went, 0) as what
      from ledger_accounts a
      left join (
        select account_id, sum(came) as came, sum(went) as went
        from (
          select to_account as account_id, amount as came, 0::int8 as went from ledger_transfers
          union all
          select from_account, 0, amount from ledger_transfers
        ) sides group by account_id
      ) s on s.account_id = a.id
      where a.money_in <> coalesce(s.came, 0) or a.money_out <> coalesce(s.went, 0)`,
  },
  {
    rule: 'The balances of a household add up to zero in each unit.',
    breaches: `
      select user_id || ': ' || sum(balance) || ' ' || unit as what
      from ledger_accounts group by user_id, unit having sum(balance) <> 0`,
  },
  {
    rule: 'A transfer moves something between two accounts of its household and its unit.',
    breaches: `
      select 'transfer ' || t.id as what
      from ledger_transfers t
      left join ledger_accounts f on (f.id, f.user_id, f.unit) = (t.from_account, t.user_id, t.unit)
      left join ledger_accounts g on (g.id, g.user_id, g.unit) = (t.to_account, t.user_id, t.unit)
      where f.id is null or g.id is null or t.from_account = t.to_account or t.amount <= 0`,
  },
  {
    rule: 'No debt is paid beyond what is owed, and nothing is spent that is not there.',
    breaches: `
      select kind || ' ' || id || ': ' || balance as what from ledger_accounts
      where (kind = 'debt' and balance > 0)
        or (kind in ('round_ups', 'crypto', 'returned', 'tokens', 'staked') and balance < 0)`,
  },
  {
    rule: 'Every debt has its account in the books.',
    breaches: `
      select 'debt ' || d.id as what from debts d
      where not exists (select 1 from ledger_accounts a where a.debt_id = d.id)`,
  },
  {
    rule: 'What was collected for a purchase is what its row says.',
    breaches: `
      select coalesce(t.id, c.reference) || ': ' || coalesce(c.amount, 0) || ' for '
        || coalesce(t.round_up::text, 'no purchase') as what
      from transactions t
      full join (
        select user_id, reference,
          sum(case kind when 'round_up' then amount else -amount end) as amount
        from ledger_transfers where kind in ('round_up', 'round_up_reversal')
        group by user_id, reference
      ) c on c.user_id = t.user_id and c.reference = t.id
      where coalesce(c.amount, 0) is distinct from t.round_up`,
  },
  {
    rule: 'What a refund gave back is what its row says.',
    breaches: `
      select coalesce(t.id, r.reference) || ': ' || coalesce(r.amount, 0) || ' for '
        || coalesce(t.round_up_returned::text, 'no refund') as what
      from (select id, user_id, round_up_returned from transactions where round_up_returned <> 0) t
      full join (
        select user_id, reference, sum(amount) as amount
        from ledger_transfers where kind = 'round_up_return' group by user_id, reference
      ) r on r.user_id = t.user_id and r.reference = t.id
      where coalesce(r.amount, 0) is distinct from t.round_up_returned`,
  },
  {
    rule: 'What a refund names is a purchase of its household.',
    breaches: `
      select 'refund ' || r.id as what
      from transactions r
      left join transactions p
        on p.id = r.refund_of and p.user_id = r.user_id and p.amount > 0
      where r.refund_of is not null and (p.id is null or r.amount >= 0)`,
  },
  {
    rule: 'The round-ups that wait are what was collected less what was applied, invested and returned.',
    breaches: `
      select p.user_id || ': ' || p.waiting || ' for '
        || coalesce(c.amount, 0) + coalesce(m.adjusted, 0) || ' - '
        || coalesce(m.applied, 0) || ' - ' || p.invested || ' - ' || p.returned as what
      from (
        select user_id,
          coalesce(sum(balance) filter (where kind = 'round_ups'), 0) as waiting,
          coalesce(sum(balance) filter (where kind = 'crypto'), 0) as invested,
          coalesce(sum(balance) filter (where kind = 'returned'), 0) as returned
        from ledger_accounts where unit = 'USD' group by user_id
      ) p
      left join (
        select user_id, sum(round_up) as amount from transactions group by user_id
      ) c on c.user_id = p.user_id
      left join (
        select user_id,
          sum(case kind when 'adjustment' then 0 else went - came end) as applied,
          sum(case kind when 'adjustment' then came - went else 0 end) as adjusted
        from (
          select t.user_id, t.kind, t.amount as went, 0::int8 as came
          from ledger_transfers t join ledger_accounts a on a.id = t.from_account
          where a.kind = 'round_ups' and t.kind in ('payment', 'sweep', 'adjustment')
          union all
          select t.user_id, t.kind, 0, t.amount
          from ledger_transfers t join ledger_accounts a on a.id = t.to_account
          where a.kind = 'round_ups' and t.kind in ('payment_undo', 'adjustment')
        ) sides group by user_id
      ) m on m.user_id = p.user_id
      where p.waiting <> coalesce(c.amount, 0) + coalesce(m.adjusted, 0) - coalesce(m.applied, 0)
        - p.invested - p.returned`,
  },
  {
    rule: 'A purchase of crypto is paid by its transfer of the same household, less what came back of it.',
    breaches: `
      select 'purchase ' || p.id as what from crypto_purchases p
      left join ledger_transfers t
        on t.id = p.transfer_id and t.user_id = p.user_id and t.kind = 'crypto_share'
      left join ledger_transfers back
        on back.user_id = p.user_id and back.once = 'crypto_return:' || p.id
      where t.amount is distinct from
        case when p.status = 'failed' then p.amount_usd
        else p.amount_usd + coalesce(back.amount, 0) end`,
  },
  {
    rule: 'An undone payment is taken back whole, to where it came from, and once.',
    breaches: `
      select 'transfer ' || u.id as what
      from ledger_transfers u
      left join ledger_transfers p
        on p.id::text = u.reference and p.user_id = u.user_id and p.kind = 'payment'
      where u.kind = 'payment_undo' and (
        u.from_account, u.to_account, u.amount, u.at, u.once
      ) is distinct from (
        p.to_account, p.from_account, p.amount, p.at, 'payment_undo:' || p.id
      )`,
  },
  {
    rule: 'A reward is taken back whole and once.',
    breaches: `
      select 'transfer ' || r.id as what
      from ledger_transfers r
      left join ledger_transfers e
        on e.id::text = r.reference and e.user_id = r.user_id and e.kind = 'reward'
      where r.kind = 'reward_reversal' and (
        r.from_account, r.to_account, r.amount, r.once
      ) is distinct from (
        e.to_account, e.from_account, e.amount, 'reward_reversal:' || e.id
      )`,
  },
  {
    rule: 'A deleted debt owes nothing, and so does a closed one.',
    breaches: `
      select 'debt ' || d.id || ': ' || a.balance as what
      from debts d join ledger_accounts a on a.debt_id = d.id
      where a.balance <> 0 and coalesce(d.deleted_at, d.closed_at) is not null`,
  },
  {
    rule: 'What is staked is the sum of the stakes that run.',
    breaches: `
      select coalesce(a.user_id, s.user_id) || ': ' || coalesce(a.balance, 0) || ' for '
        || coalesce(s.amount, 0) as what
      from (select user_id, balance from ledger_accounts where kind = 'staked') a
      full join (
        select user_id, sum(amount) as amount from stakes where ended_at is null group by user_id
      ) s on s.user_id = a.user_id
      where coalesce(a.balance, 0) <> coalesce(s.amount, 0)`,
  },
];
