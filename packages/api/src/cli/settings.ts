import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';
import { PROJECT_ROOT } from '../config/projectRoot.ts';
import { type Database, openDatabase, requestCopy } from '../db/index.ts';

/** Runs a command with the settings that it shares with the server. */
export function run(command: (settings: Config) => Promise<number>): Promise<void> {
  return runChecked(async () => command(parseConfig(process.env, PROJECT_ROOT)));
}

/** Runs a command; an error ends it with 1 and its message, without a stack. */
export async function runChecked(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** The message of an error; that of several attempts to connect is empty, so it is of the first. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The log of a command, whose errors are in its output. */
export const log = createLogger('fatal');

/**
 * The data directory, which a command reads and never makes.
 *
 * @throws Error where there is none.
 */
export function existingDataDir({ dataDir }: Config['database']): string {
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database at ${dataDir}: DATA_DIR or DATABASE_URL names it.`);
  }
  return dataDir;
}

/**
 * Opens the configured database for a command that reads everything: a copy of the embedded one
 * where another process, such as the server, holds it.
 *
 * @param withoutMigration leaves the schema as it is.
 */
export async function readDatabase<T>(
  { database }: Config,
  { withoutMigration }: { readonly withoutMigration: boolean },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const options = { withoutTimeouts: true, withoutMigration, log };
  if (database.url !== undefined) {
    const { url, poolMode } = database;
    return withDatabase(await openDatabase({ url, poolMode, ...options }), work);
  }
  const dataDir = existingDataDir(database);
  const copy = await requestCopy(dataDir);
  try {
    return await withDatabase(
      await openDatabase({ dataDir: copy?.dataDir ?? dataDir, ...options }),
      work,
    );
  } finally {
    await copy?.release();
  }
}

/** Closes the database after the work. */
export async function withDatabase<T>(
  database: Database,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
