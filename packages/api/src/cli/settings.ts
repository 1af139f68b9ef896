import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../config/config.ts';

/** Where the databases are: the settings that a command shares with the server. */
export const settings = parseConfig(process.env, join(import.meta.dirname, '../../../..')).database;

/**
 * The data directory, which a command reads and never makes.
 *
 * @throws Error where there is none.
 */
export function existingDataDir(): string {
  const { dataDir } = settings;
  if (dataDir === undefined || !existsSync(dataDir)) {
    throw new Error(`There is no data directory${dataDir === undefined ? '' : ` at ${dataDir}`}.`);
  }
  return dataDir;
}

/** Runs a command; an error ends it with 1 and its message, without a stack. */
export async function run(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
