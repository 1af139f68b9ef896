import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isOutOfDate } from '../errors.ts';
import { createStatementNames, type StatementNames } from './statementNames.ts';

/**
 * A pool as Kysely takes it, whose connections parse and plan a statement once and not each time it
 * is run.
 *
 * A statement whose tables were changed by a migration since is refused by the server. Its name is
 * given up then, so that every connection prepares it anew: at once outside of a transaction, and
 * inside of one when the transaction is repeated.
 */
export function preparing(pool: Pool): PostgresPool {
  const names = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, names);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const run = <Row>(text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text, values.length);
    const query = { text, values: [...values], ...(name !== undefined && { name }) };
    return client.query(query) as Promise<unknown> as Promise<PostgresQueryResult<Row>>;
  };
  // Kysely sends cursors only where it is given a class of them.
  const query = (<Row>(text: string, values: readonly unknown[]) =>
    run<Row>(text, values).catch((error: unknown) => {
      if (!isOutOfDate(error)) throw error;
      names.giveUp(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return run<Row>(text, values);
    })) as PostgresPoolClient['query'];
  return { query, release: (isBroken) => client.release(isBroken) };
}
