import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { nodeVersionError } from '../../config/nodeVersionError.ts';
import { type Environment, readText } from '../../config/readVariable.ts';
import { openDatabase } from '../../db/index.ts';
import { log, messageOf, withDatabase } from '../settings.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkBuilt, checkSettings } from './checkSettings.ts';
import { checkSignIn } from './checkSignIn.ts';
import { type Finding, problem } from './finding.ts';
import { readAllSettings } from './readAllSettings.ts';

export interface Examined {
  readonly env: Environment;
  /** The folder of the project. */
  readonly root: string;
  /** The running version of Node.js, and the range that the server needs. */
  readonly node: { readonly version: string; readonly range: string };
}

/** Checks everything that keeps a server with these settings from running as it should. */
export async function examine({ env, root, node }: Examined): Promise<Finding[]> {
  const isProduction = readText(env, 'NODE_ENV') === 'production';
  const outdated = nodeVersionError(node.version, node.range);
  const { config, findings } = readAllSettings(env, root);
  return [
    ...(outdated === undefined ? [] : [problem(outdated)]),
    ...findings,
    ...checkSettings(config, isProduction),
    ...checkBuilt(config, isProduction, root),
    ...(await checkStores(config)),
    ...(await checkSignIn(config, isProduction)),
  ];
}

/** Checks the data directory where it is used, and the database where it can be opened. */
async function checkStores(config: Config): Promise<Finding[]> {
  const { url, dataDir, poolMode } = config.database;
  const isUsed = url === undefined || config.secrets.length === 0;
  const { findings, isFree } = isUsed
    ? await checkDataDir(dataDir)
    : { findings: [], isFree: false };
  const where = url === undefined ? { dataDir } : { url, poolMode };
  const canOpen = url !== undefined || (isFree && existsSync(join(dataDir, 'postgres')));
  if (!canOpen) return [...findings];
  try {
    const database = await openDatabase({ ...where, withoutMigration: true, log });
    const found = await withDatabase(database, (open) => checkDatabase(open, config, Date.now));
    return [...findings, ...found];
  } catch (error) {
    const what =
      url === undefined ? 'The embedded database' : 'The database that DATABASE_URL names';
    const next =
      url === undefined
        ? 'Restore a backup into another DATA_DIR.'
        : 'Check the address, the password and the network.';
    return [
      ...findings,
      problem(`${what} cannot be opened: ${messageOf(error).replace(/\.$/, '')}. ${next}`),
    ];
  }
}
