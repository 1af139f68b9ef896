import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bootEngine } from './bootEngine.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { EngineFailed } from './openError.ts';
import { syncDirectory, syncTree } from './syncTree.ts';

/** The engine's directory inside the data directory, and its name while it is created. */
const ENGINE = 'postgres';
const UNFINISHED = 'postgres.new';

/**
 * Returns the engine's directory, creating it at the first start. It is renamed once it is complete
 * and flushed, so an interrupted first start leaves nothing that looks like a database.
 *
 * @throws EngineFailed where it exists without its first file.
 */
export async function prepareDirectory(
  dataDir: string,
  onPanic: (error: Error) => void,
): Promise<string> {
  const directory = join(dataDir, ENGINE);
  if (existsSync(directory)) {
    // Without this file the engine would create an empty database over the existing files.
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
