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

interface Account {
  readonly id: bigint;
  readonly kind: string;
}

async function pay(tx: Tx, { userId, debtId }: BenchMember): Promise<void> {
  const run = async <Row>(text: string, values: unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  const key = randomUUID();
  const now = new Date().toISOString();
  await run(
    'insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [userId, key, createHash('sha256').update(key).digest(), now],
  );
  const accounts = await run<Account>(
    'select id, kind, balance from ledger_accounts where user_id = $1 order by id for no key update',
    [userId],
  );
  const idOf = (kind: string) => accounts.find((account) => account.kind === kind)?.id;
  await run(
    `insert into ledger_transfers
      (user_id, from_account, to_account, unit, amount, kind, detail, reference, at)
    values ($1, $2, $3, 'USD', 100, 'payment', 'manual', $6, $7),
      ($1, $4, $5, 'DTT', 5000000, 'reward', 'debt_payment', $6, $7) returning id`,
    [userId, idOf('bank'), idOf('debt'), idOf('token_supply'), idOf('tokens'), debtId, now],
  );
  await run('update idempotency_keys set status = 201, body = $3 where user_id = $1 and key = $2', [
    userId,
    key,
    `{"id":"p_1","debtId":"${debtId}","amount":"1.00","date":"${now}","source":"manual"}`,
  ]);
}
