import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bootEngine } from './bootEngine.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { EngineFailed } from './openError.ts';
import { syncDirectory, syncTree } from './syncTree.ts';

/** The engine's own directory inside the data directory, and the one that it is made in. */
const ENGINE = 'postgres';
const UNFINISHED = 'postgres.new';

/**
 * The engine's directory, made where there is none yet. It gets its name when it is complete and on
 * the disk, so a first start that is cut short leaves nothing that looks like a database.
 *
 * @throws EngineFailed where there is one that has lost its first file.
 */
export async function prepareDirectory(
  dataDir: string,
  onPanic: (error: Error) => void,
): Promise<string> {
  const directory = join(dataDir, ENGINE);
  if (existsSync(directory)) {
    // Into a directory without it the engine would make an empty database, over what is there.
    if (existsSync(join(directory, 'PG_VERSION'))) return directory;
    throw new EngineFailed(`its file ${ENGINE}/PG_VERSION is missing`);
  }
  const unfinished = join(dataDir, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const engine = await bootEngine(onPanic, new DurableNodeFs(unfinished));
  await engine.close();
  if (readdirSync(unfinished).length === 0) throw new Error('The engine made no database.');
  await syncTree(unfinished);
  renameSync(unfinished, directory);
  await syncDirectory(dataDir);
  await syncDirectory(dirname(resolve(dataDir)));
  return directory;
}
