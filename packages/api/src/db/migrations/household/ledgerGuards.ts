const refuse = (table: string, event: string, when = '') =>
  `create trigger ${table}_no_${event} before ${event} on ${table}
    for each statement ${when} execute function ledger_refuse()`;

/** What the database itself does for the books, so that no program can write them wrong. */
export const ledgerGuardStatements: readonly string[] = [
  `create function ledger_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name
      using errcode = 'restrict_violation';
  end $$`,
  refuse('ledger_transfers', 'update'),
  refuse('ledger_transfers', 'delete'),
  refuse('ledger_transfers', 'truncate'),
  refuse('ledger_accounts', 'delete'),
  refuse('ledger_accounts', 'truncate'),

  // Once for each statement, so that ten thousand round-ups write their two accounts once.
  `create function ledger_move() returns trigger language plpgsql as $$
  begin
    update ledger_accounts account
    set money_in = account.money_in + side.came, money_out = account.money_out + side.went
    from (
      select account_id, sum(came)::int8 as came, sum(went)::int8 as went
      from (
        select to_account as account_id, amount as came, 0::int8 as went from added
        union all
        select from_account, 0, amount from added
      ) each_side
      group by account_id
    ) side
    where account.id = side.account_id;
    return null;
  end $$`,
  `create trigger ledger_transfers_move after insert on ledger_transfers
    referencing new table as added for each statement execute function ledger_move()`,

  // ledger_move runs one trigger deep, so its own update arrives here at depth two.
  `create function ledger_guard_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.money_in <> 0 or new.money_out <> 0 then
        raise exception 'An account of the ledger begins empty.'
          using errcode = 'restrict_violation';
      end if;
    elsif pg_trigger_depth() < 2 or
      (new.id, new.user_id, new.kind, new.unit, new.debt_id) is distinct from
      (old.id, old.user_id, old.kind, old.unit, old.debt_id) then
      raise exception 'An account of the ledger moves with a transfer alone.'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$`,
  `create trigger ledger_accounts_guard before insert or update on ledger_accounts
    for each row execute function ledger_guard_account()`,
];
