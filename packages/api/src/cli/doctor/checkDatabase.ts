import type { Config } from '../../config/config.ts';
import {
  type Database,
  isContracted,
  isKnownMigration,
  LATEST_MIGRATION,
  readMigration,
  sql,
} from '../../db/index.ts';
import { unreadableTokens } from '../unreadableTokens.ts';
import { type Finding, note, problem } from './finding.ts';

/** Seconds by which clocks may differ before due days and sessions do. */
const MOST_SKEW_SECONDS = 5;

const OLDEST_POSTGRES = 15;

/**
 * Checks a database that was opened without migration.
 *
 * @param now the time of this process in milliseconds, when it is called.
 */
export async function checkDatabase(
  { db, kind }: Database,
  config: Pick<Config, 'secrets' | 'database'>,
  now: () => number,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { rows } = await sql<{
    version: number;
    millis: number;
    can_create: boolean;
    has_timeout: boolean;
  }>`
    select current_setting('server_version_num')::int4 / 10000 as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as millis,
      has_database_privilege(current_database(), 'CREATE') as can_create,
      current_setting('statement_timeout') <> '0' as has_timeout`.execute(db);
  const { version = 0, millis = 0, can_create = true, has_timeout = true } = rows[0] ?? {};
  const skew = Math.round(Math.abs(now() - millis) / 1000);
  if (version < OLDEST_POSTGRES) {
    findings.push(
      problem(`The PostgreSQL server has version ${version}. Use ${OLDEST_POSTGRES} or later.`),
    );
  }
  if (kind === 'postgres' && skew > MOST_SKEW_SECONDS) {
    findings.push(
      problem(
        `The clocks of this machine and of the database differ by ${skew} s. Let NTP set both.`,
      ),
    );
  }
  if (config.database.poolMode === 'transaction' && !has_timeout) {
    findings.push(
      problem(
        "The account of DATABASE_URL has no statement_timeout, and with DATABASE_POOL_MODE=transaction reads have no other. Run: alter role … set statement_timeout = '30s'.",
      ),
    );
  }
  if (!can_create) {
    findings.push(
      problem(
        'The account of DATABASE_URL cannot make the schema of the job queue, so no sweep would run. Grant it CREATE on the database.',
      ),
    );
  }
  return [...findings, ...(await checkSchema({ db }, config))];
}

async function checkSchema(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'secrets' | 'database'>,
): Promise<Finding[]> {
  const migration = await readMigration(db);
  if (migration === undefined) return [note('The database is empty: the server makes its tables.')];
  if (!isKnownMigration(migration)) {
    return [
      problem(
        `The database is of a newer version of Dime Time (${migration}). Start that version, or restore a backup into a new database.`,
      ),
    ];
  }
  if (migration !== LATEST_MIGRATION) {
    return [
      note(
        `The schema is at ${migration}: the start of the server migrates it to ${LATEST_MIGRATION}. Run npm run db:backup first.`,
      ),
    ];
  }
  const findings: Finding[] = [];
  if (!(await isContracted(db))) {
    findings.push(
      note(
        'The database has what only servers of the version before use. Once none of them runs: npm run db:contract.',
      ),
    );
  }
  const unreadable = await unreadableTokens(db, config);
  if (unreadable === 0) return findings;
  return [
    ...findings,
    problem(
      `The tokens of ${unreadable} linked banks cannot be read with the present key. Add the earlier SECRET after the present one, with a comma between.`,
    ),
  ];
}
