import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The part of a pino logger that the database writes to. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

/** The store of every household, on either engine. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For reads outside a transaction. Inside one use its `tx`: the embedded engine has one session. */
  readonly db: Db;
  /**
   * Runs work in one transaction. A deadlock or a serialization failure repeats it at most three
   * times, so work does nothing but queries: no call to another machine, nothing kept outside.
   *
   * @throws DatabaseBusy when no repetition went through, or the database cannot be reached.
   * @throws OutcomeUnknown when the database fell silent after it was told to commit.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs work in one process at a time of all that share the database; undefined where another is
   * at it. The lock ends with the process that holds it.
   */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Whether a query is answered and the schema is up to date. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** The database cannot take the work now; sending it again later is safe. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The database was told to commit and did not say that it has: the work is done, or it is not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
