import { Pool, types, type PoolConfig } from 'pg';
import type { Log } from '../database.ts';
import { ROW_PARSERS } from '../rowTypes.ts';

/** The timeout of waiting for a free connection. */
const CONNECTION_TIMEOUT_MS = 2000;

/** The lock timeout: shorter than the wait of another request for this connection. */
const LOCK_TIMEOUT_MS = 1500;

/** The statement timeout on the server. */
const STATEMENT_TIMEOUT_MS = 5000;

/** The client-side timeout, for a server that disappeared without closing the connection. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

const LIMITS: PoolConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: ANSWER_TIMEOUT_MS,
};

/** The queue migrates its own tables, and removes old rows by thousands. */
const JOB_STATEMENT_TIMEOUT_MS = 30_000;

const JOB_LIMITS: PoolConfig = {
  statement_timeout: JOB_STATEMENT_TIMEOUT_MS,
  query_timeout: JOB_STATEMENT_TIMEOUT_MS + 1000,
};

export interface PoolOptions {
  url: string;
  size: number;
  /** Disables the timeouts, for migrations and commands. */
  withoutTimeouts?: boolean;
  /**
   * For the job queue: longer timeouts, and rows as the driver reads them.
   *
   * @default false
   */
  isForJobs?: boolean;
  log: Log;
}

/** Creates a connection pool, which reconnects when the server is back. */
export function createPool(options: PoolOptions): Pool {
  const { url, size, withoutTimeouts = false, isForJobs = false, log } = options;
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'dime-time',
    types: isForJobs
      ? types
      : { getTypeParser: (type, format) => ROW_PARSERS[type] ?? types.getTypeParser(type, format) },
    ...(withoutTimeouts ? {} : isForJobs ? JOB_LIMITS : LIMITS),
  });
  const logLostConnection = (error: Error) => {
    log.warn({ err: error }, 'A connection to the database was lost.');
  };
  // Without a listener, the loss of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', logLostConnection));
  pool.on('error', logLostConnection);
  return pool;
}
