import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The part of a pino logger that the database writes to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * Runs SQL as its driver does by default: timestamps are dates. Without values it may be several
 * statements, whose rows are returned one after the other.
 */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** The store of every household, on either engine. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * For reads outside a transaction. Inside one use its `tx`: the embedded engine has a single
   * session.
   */
  readonly db: Db;
  /**
   * Runs work in one transaction. After a deadlock or a serialization failure it is retried at most
   * three times, so the work only makes queries: no call to a provider, no change of other state.
   *
   * @throws DatabaseBusy when no retry succeeded, or the database cannot be reached.
   * @throws OutcomeUnknown when the connection was lost during the commit.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs work under a lock that all processes on the database share; returns undefined where
   * another holds it. The lock ends with the process that holds it.
   */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** For the job queue, which brings its own SQL and expects what the drivers answer by default. */
  readonly runSql: RunSql;
  /** Whether queries succeed and the schema is up to date. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** The database cannot do the work now; it is safe to retry later. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The result of a commit is unknown: the work is done, or it is not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
