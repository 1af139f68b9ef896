import { createHash, randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../../packages/api/src/db/index.ts';
import type { BenchMember } from './prepare.ts';

/** How many transactions are under way at a time, as many as the server's pool has connections. */
const CONNECTIONS = 10;

/**
 * The limit that payments are measured against: the statements of one payment, through the same
 * driver, without a request, a session, a rule or an answer around them.
 *
 * @returns payments a second, and the milliseconds of processor time that each took this process.
 */
export async function bareSql(
  database: Database,
  members: readonly BenchMember[],
  seconds: number,
): Promise<{ readonly perSecond: number; readonly processorTime: number }> {
  const used = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      const member = members[count++ % members.length];
      if (member) await database.transaction((tx) => pay(tx, member));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const { user, system } = process.cpuUsage(used);
  return {
    perSecond: count / ((performance.now() - begin) / 1000),
    processorTime: (user + system) / 1000 / count,
  };
}

/** The statements of a payment, letter for letter as the server sends them; a test compares. */
export const PAYMENT_STATEMENTS = {
  claimKey:
    'insert into "idempotency_keys" ("user_id", "key", "fingerprint", "created_at") values ($1, $2, $3, $4) on conflict ("user_id", "key") do nothing returning "key"',
  lockBooks:
    'select "id", "kind", "unit", "debt_id", "balance", "money_out", (select "original_balance" from "debts" where "debts"."id" = "ledger_accounts"."debt_id" and "debts"."deleted_at" is null) as "original_balance" from "ledger_accounts" where "user_id" = $1 order by "id" for no key update',
  planInForce:
    'select "document" from "plan_versions" where "user_id" = $1 and "since" <= $2 order by "id" desc limit $3',
  writeTransfers:
    'insert into "ledger_transfers" ("user_id", "from_account", "to_account", "unit", "amount", "kind", "detail", "reference", "once", "at", "public_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11), ($12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) on conflict ("user_id", "once") do nothing returning *',
  keepAnswer:
    'update "idempotency_keys" set "status" = $1, "body" = $2 where "user_id" = $3 and "key" = $4',
} as const;

interface Account {
  readonly id: bigint;
  readonly kind: string;
}

async function pay(tx: Tx, { userId, debtId }: BenchMember): Promise<void> {
  const run = async <Row>(statement: keyof typeof PAYMENT_STATEMENTS, values: unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(PAYMENT_STATEMENTS[statement], values))).rows;
  const key = randomUUID();
  const now = new Date().toISOString();
  await run('claimKey', [userId, key, createHash('sha256').update(key).digest(), now]);
  const accounts = await run<Account>('lockBooks', [userId]);
  await run('planInForce', [userId, now, 1]);
  const idOf = (kind: string) => accounts.find((account) => account.kind === kind)?.id;
  const paid = [idOf('bank'), idOf('debt'), 'USD', 100n, 'payment', 'manual'];
  const earned = [
    idOf('token_supply'),
    idOf('tokens'),
    'DTT',
    5_000_000n,
    'reward',
    'debt_payment',
  ];
  const rows = [paid, earned].flatMap((row) => [
    userId,
    ...row,
    debtId,
    null,
    now,
    `x_${randomUUID()}`,
  ]);
  await run('writeTransfers', rows);
  const body = `{"id":"p_1","debtId":"${debtId}","amount":"1.00","date":"${now}","source":"manual"}`;
  await run('keepAnswer', [201, body, userId, key]);
}
