import {
  CompiledQuery,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';

/** Settings of a session or a transaction, by their names in PostgreSQL, in milliseconds; 0 is none. */
export type Limits = Readonly<
  Partial<
    Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
  >
>;

/** Leaves the lock of migrations to their transaction, see `migrate`. */
class TransactionalAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** Sets limits in each transaction, where a session cannot keep them. */
class LimitedDriver extends PostgresDriver {
  readonly #settings: string;

  constructor(config: PostgresDialectConfig, limits: Limits) {
    super(config);
    this.#settings = Object.entries(limits)
      .map(([name, limit]) => `set local ${name} = ${limit}`)
      .join('; ');
  }

  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(this.#settings));
  }
}

/**
 * The PostgreSQL dialect without state of a session: its server session may belong to another client
 * after each transaction.
 *
 * @param limits what each transaction sets; without it, sessions have limits already.
 */
export function createDialect(config: PostgresDialectConfig, limits?: Limits): PostgresDialect {
  const dialect = new PostgresDialect(config);
  dialect.createAdapter = () => new TransactionalAdapter();
  if (limits) dialect.createDriver = () => new LimitedDriver(config, limits);
  return dialect;
}
