import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseBusy } from '../database.ts';
import { isReadTimeout } from '../errors.ts';
import { createStatementNames, NO_NAMES, type StatementNames } from '../statementNames.ts';
import type { PoolMode } from './createPool.ts';

/**
 * Wraps a pool for Kysely with prepared statements: each connection parses and plans a statement
 * once. When one connection times out, all older ones are discarded as well: most likely they are
 * dead too, and each would cost a request its timeout.
 *
 * @param isReady whether the schema is migrated; until then no connection is handed out.
 * @param mode with `transaction` nothing is prepared: the next transaction may be in another session.
 */
export function withPreparedStatements(
  pool: Pool,
  isReady: () => boolean,
  mode: PoolMode,
): PostgresPool {
  const names = mode === 'session' ? createStatementNames() : NO_NAMES;
  let clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const discardClients = () => {
    clients = new WeakMap();
  };
  pool.on('connect', (client) =>
    clients.set(client, withPreparedClient(client, names, discardClients)),
  );
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (!isReady()) throw new DatabaseBusy('The schema is not up to date yet.');
      for (;;) {
        const client = await pool.connect();
        const known = clients.get(client);
        if (known) return known;
        client.release(true);
      }
    },
  };
}

function withPreparedClient(
  client: PoolClient,
  names: StatementNames,
  onTimeout: () => void,
): PostgresPoolClient {
  let hasTimedOut = false;
  // Kysely sends cursors only where it is given a cursor class.
  const query = (<Row>(text: string, parameters: readonly unknown[]) => {
    const values = [...parameters];
    const isAlone = client.getTransactionStatus() === 'I';
    return names.run({ text, values, isAlone }, async (name) => {
      // A later statement, like the rollback, would wait for its own timeout.
      if (hasTimedOut) throw new Error('Connection terminated: it fell silent.');
      try {
        const result: unknown = await client.query({ text, values, ...(name && { name }) });
        return result as PostgresQueryResult<Row>;
      } catch (error) {
        hasTimedOut = isReadTimeout(error);
        if (hasTimedOut) onTimeout();
        throw error;
      }
    });
  }) as PostgresPoolClient['query'];
  return { query, release: (isBroken) => client.release(hasTimedOut || isBroken) };
}
