import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { LOCK_LIMIT } from './lockLimit.ts';
import { lockSchema } from './lockSchema.ts';
import { up as enterHousehold } from './migrations/0001_household.ts';
import { up as enterBankRetries } from './migrations/0002_bank_retries.ts';
import { up as enterFormerRows } from './migrations/0003_former_bank_rows.ts';
import { up as enterContactRetries } from './migrations/0004_contact_retries.ts';
import { up as enterBankMessages } from './migrations/0005_bank_messages.ts';
import { up as enterPurse } from './migrations/0006_purse.ts';
import { up as enterDebtEdits } from './migrations/0007_debt_edits.ts';
import { up as enterRefunds } from './migrations/0008_refunds.ts';
import { up as cutDebtNames } from './migrations/0009_debt_names.ts';
import { up as enterRoundUpsOff } from './migrations/0010_round_ups_off.ts';
import { up as enterServerCare } from './migrations/0011_server_care.ts';
import { up as maskShortAccountNumbers } from './migrations/0012_short_account_numbers.ts';
import { up as enterPlanVersions } from './migrations/0013_plan_versions.ts';
import { up as enterCalendarAddresses } from './migrations/0014_calendar_addresses.ts';
import { up as indexCorrections } from './migrations/0015_balance_corrections.ts';
import { up as enterOneOffParts } from './migrations/0016_one_off_parts.ts';
import { up as enterPaidPastDue } from './migrations/0017_paid_past_due.ts';
import { up as enterMonthEnds } from './migrations/0018_month_ends.ts';
import { up as enterSessionClients } from './migrations/0019_session_clients.ts';
import { up as enterJobQueue } from './migrations/0020_job_queue.ts';
import { up as enterRateLimits } from './migrations/0021_rate_limits.ts';
import { up as enterLedgerChecks } from './migrations/0022_ledger_checks.ts';
import { up as enterSweepSearches } from './migrations/0023_sweep_searches.ts';
import { up as enterPlanBases } from './migrations/0024_plan_bases.ts';

/**
 * All migrations by name; one that was released is never edited.
 *
 * They expand the schema: servers of the version before go on with it. What only those use is removed
 * by `contractSchema`.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_household': { up: enterHousehold },
  '0002_bank_retries': { up: enterBankRetries },
  '0003_former_bank_rows': { up: enterFormerRows },
  '0004_contact_retries': { up: enterContactRetries },
  '0005_bank_messages': { up: enterBankMessages },
  '0006_purse': { up: enterPurse },
  '0007_debt_edits': { up: enterDebtEdits },
  '0008_refunds': { up: enterRefunds },
  '0009_debt_names': { up: cutDebtNames },
  '0010_round_ups_off': { up: enterRoundUpsOff },
  '0011_server_care': { up: enterServerCare },
  '0012_short_account_numbers': { up: maskShortAccountNumbers },
  '0013_plan_versions': { up: enterPlanVersions },
  '0014_calendar_addresses': { up: enterCalendarAddresses },
  '0015_balance_corrections': { up: indexCorrections },
  '0016_one_off_parts': { up: enterOneOffParts },
  '0017_paid_past_due': { up: enterPaidPastDue },
  '0018_month_ends': { up: enterMonthEnds },
  '0019_session_clients': { up: enterSessionClients },
  '0020_job_queue': { up: enterJobQueue },
  '0021_rate_limits': { up: enterRateLimits },
  '0022_ledger_checks': { up: enterLedgerChecks },
  '0023_sweep_searches': { up: enterSweepSearches },
  '0024_plan_bases': { up: enterPlanBases },
};

/**
 * Migrates the schema to the latest version. All migrations run in one transaction under a lock, so
 * several processes may start at once, and a failing one is rolled back.
 *
 * @param migrations replaces the list in tests.
 */
export async function migrate<T>(db: Kysely<T>, migrations = MIGRATIONS): Promise<void> {
  await runLocked(db, (tx) => migratorOf(tx, migrations).migrateToLatest());
}

/** Migrates an older schema, or a database without one, up to a migration of the list. */
export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  await runLocked(db, (tx) => migratorOf(tx, MIGRATIONS).migrateTo(name));
}

/** The newest migration of a database; `undefined` where it has no schema. */
export async function readMigration<T>(db: Kysely<T>): Promise<string | undefined> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return undefined;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name;
}

/** Whether a migration is one of this version; that of a newer version is not. */
export function isKnownMigration(name: string): boolean {
  return name in MIGRATIONS;
}

/** The newest migration of this version. */
export const LATEST_MIGRATION = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';

async function runLocked<T>(
  db: Kysely<T>,
  migrateIn: (tx: Kysely<T>) => Promise<MigrationResultSet>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx);
    const { error } = await migrateIn(tx);
    if (error !== undefined) throw error;
  });
}

function migratorOf<T>(db: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Migrator {
  const all = Object.entries(migrations).map(([name, one]) => [name, limited(one)]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(all)) };
  return new Migrator({ db, provider });
}

function limited(migration: Migration): Migration {
  return {
    async up(db) {
      await sql.raw(LOCK_LIMIT).execute(db);
      await migration.up(db);
    },
  };
}
