import { Pool, types, type PoolConfig } from 'pg';
import type { Log } from '../database.ts';
import { ROW_PARSERS } from '../rowTypes.ts';

/** How long a request waits for a connection before it is told to come back. */
const CONNECTION_TIMEOUT_MS = 2000;

/** How long a statement waits for a lock: less than another request waits for this one's connection. */
const LOCK_TIMEOUT_MS = 1500;

/** How long a statement may run on the server before it is cancelled there. */
const STATEMENT_TIMEOUT_MS = 5000;

/** How long an answer is awaited from a server that may be gone without a word. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

const LIMITS: PoolConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: ANSWER_TIMEOUT_MS,
};

export interface PoolOptions {
  url: string;
  size: number;
  /** Whether statements may take their time, as those of a migration and a command do. */
  withoutTimeouts?: boolean;
  log: Log;
}

/** Connections to a server, which come back by themselves when the server does. */
export function createPool({ url, size, withoutTimeouts = false, log }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'dime-time',
    types: {
      getTypeParser: (type, format) => ROW_PARSERS[type] ?? types.getTypeParser(type, format),
    },
    ...(withoutTimeouts ? {} : LIMITS),
  });
  const logLostConnection = (error: Error) => {
    log.warn({ err: error }, 'A connection to the database was lost.');
  };
  // Without a listener of its own, a connection that drops while in use would end the process.
  pool.on('connect', (client) => client.on('error', logLostConnection));
  pool.on('error', logLostConnection);
  return pool;
}
