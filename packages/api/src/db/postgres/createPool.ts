import { Pool, types, type PoolConfig } from 'pg';
import type { Log } from '../database.ts';
import { ROW_PARSERS } from '../rowTypes.ts';
import type { Limits } from './createDialect.ts';

/** The timeout of waiting for a free connection. */
const CONNECTION_TIMEOUT_MS = 2000;

/** The lock timeout: shorter than the wait of another request for this connection. */
const LOCK_TIMEOUT_MS = 1500;

/** The statement timeout on the server. */
const STATEMENT_TIMEOUT_MS = 5000;

/** The client-side timeout, for a server that disappeared without closing the connection. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;

/** The limits of what requests do. */
export const REQUEST_LIMITS: Limits = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};

/** For migrations and commands, which read everything. */
export const NO_LIMITS: Limits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * How long a connection that is not used is kept, in milliseconds: longer than between two rounds of jobs, so
 * that their statements stay prepared.
 */
const IDLE_TIMEOUT_MS = 300_000;

/** The queue migrates its own tables, and removes old rows by thousands. */
const JOB_STATEMENT_TIMEOUT_MS = 30_000;

/** Who has the server session of a connection: the connection, or each transaction in turn. */
export type PoolMode = 'session' | 'transaction';

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
  /**
   * With `transaction` the session has no limits: a pooler gives it to another client after each
   * transaction.
   *
   * @default 'session'
   */
  mode?: PoolMode;
  log: Log;
}

/** Creates a connection pool, which reconnects when the server is back. */
export function createPool(options: PoolOptions): Pool {
  const { url, size, isForJobs = false, log } = options;
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'dime-time',
    types: isForJobs
      ? types
      : { getTypeParser: (type, format) => ROW_PARSERS[type] ?? types.getTypeParser(type, format) },
    ...limitsOf(options),
  });
  const logLostConnection = (error: Error) => {
    log.warn({ err: error }, 'A connection to the database was lost.');
  };
  // Without a listener, the loss of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', logLostConnection));
  pool.on('error', logLostConnection);
  return pool;
}

function limitsOf({ withoutTimeouts, isForJobs, mode = 'session' }: PoolOptions): PoolConfig {
  if (withoutTimeouts) return {};
  const query_timeout = isForJobs ? JOB_STATEMENT_TIMEOUT_MS + 1000 : ANSWER_TIMEOUT_MS;
  if (mode === 'transaction') return { query_timeout };
  const session = isForJobs ? { statement_timeout: JOB_STATEMENT_TIMEOUT_MS } : REQUEST_LIMITS;
  return { ...session, query_timeout };
}
