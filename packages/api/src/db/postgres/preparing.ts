import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { createStatementNames, type StatementNames } from '../statementNames.ts';

/** A pool as Kysely takes it, each of whose connections parses and plans a statement once. */
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
  // Kysely sends cursors only where it is given a class of them.
  const query = (<Row>(text: string, parameters: readonly unknown[]) => {
    const values = [...parameters];
    const isAlone = client.getTransactionStatus() === 'I';
    return names.run({ text, values, isAlone }, async (name) => {
      const result: unknown = await client.query({ text, values, ...(name && { name }) });
      return result as PostgresQueryResult<Row>;
    });
  }) as PostgresPoolClient['query'];
  return { query, release: (isBroken) => client.release(isBroken) };
}
