interface LedgerRule {
  /** What holds, as a sentence. */
  readonly rule: string;
  /** A query for what breaks it, each named by `what`. */
  readonly breaches: string;
}

/** What is true of the books at every moment, whatever was going on. */
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
        or (kind in ('round_ups', 'crypto', 'tokens', 'staked') and balance < 0)`,
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
