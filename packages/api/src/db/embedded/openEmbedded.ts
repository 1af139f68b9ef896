import { mkdirSync } from 'node:fs';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, Log } from '../database.ts';
import { migrate } from '../migrate.ts';
import { withRetry } from '../retry.ts';
import type { Tables } from '../tables.ts';
import { bootEngine } from './bootEngine.ts';
import { checkDurability } from './checkDurability.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { guardWrites } from './guardWrites.ts';
import { lockDirectory, type Release } from './lockDirectory.ts';
import { toOpenError } from './openError.ts';
import { prepareDirectory } from './prepareDirectory.ts';
import { requireDiskSpace } from './requireDiskSpace.ts';
import { scheduleMaintenance } from './scheduleMaintenance.ts';
import { stopOnFatal } from './stopOnFatal.ts';
import { withPreparedStatements } from './withPreparedStatements.ts';

export interface EmbeddedOptions {
  /** Where the files are kept; without it, in memory. */
  dataDir?: string;
  log: Log;
  /** The files of a directory, where a test brings its own. */
  createFiles?: (directory: string) => DurableNodeFs;
}

/**
 * Opens the database inside this process.
 *
 * @throws Error that says where, why and what to do, where its files cannot be used or their disk has no space.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log } = options;
  const fatal = createFatalHandler(log, dataDir);
  if (dataDir === undefined) return serve(log, fatal);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = await prepareDirectory(dataDir, fatal.onFatal);
    const { createFiles = (path: string) => new DurableNodeFs(path) } = options;
    return await serve(log, fatal, { directory, files: createFiles(directory), release });
  } catch (error) {
    await release();
    throw toOpenError(dataDir, error);
  }
}

interface Disk {
  directory: string;
  files: DurableNodeFs;
  release: Release;
}

async function serve(
  log: Log,
  { onFatal, markOpen }: FatalHandler,
  disk?: Disk,
): Promise<Database> {
  const engine = await bootEngine(onFatal, disk?.files);
  if (disk) await checkDurability(engine, disk.files);
  const checkSpace = () => {
    if (disk) requireDiskSpace(disk.directory);
  };
  const pglite = guardWrites(stopOnFatal(withPreparedStatements(engine), onFatal), checkSpace);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  markOpen();
  const stopMaintenance = disk ? scheduleMaintenance(db, log) : undefined;
  const running = new Set<string>();

  return {
    kind: 'embedded',
    db,
    transaction: (work) =>
      withRetry(() => {
        checkSpace();
        return db.transaction().execute(work);
      }),
    async runExclusive(name, work) {
      if (running.has(name)) return undefined;
      running.add(name);
      try {
        return await work();
      } finally {
        running.delete(name);
      }
    },
    isReady: () => Promise.resolve(engine.ready),
    async close() {
      stopMaintenance?.();
      await db.destroy();
      await disk?.release();
    },
  };
}

/** How the process ends where the engine cannot go on. */
interface FatalHandler {
  readonly onFatal: (error: unknown) => void;
  /** From now on what was committed is known to be well. */
  readonly markOpen: () => void;
}

/** Ends the process: what is committed is in the engine's log, and a new process recovers it. */
function createFatalHandler(log: Log, dataDir: string | undefined): FatalHandler {
  let isOpen = false;
  return {
    markOpen: () => {
      isOpen = true;
    },
    onFatal: (error) => {
      if (isOpen || dataDir === undefined) {
        log.fatal({ err: error }, 'The database cannot go on; what is committed is safe.');
      } else {
        const failure = toOpenError(dataDir, error);
        log.fatal({ err: failure }, 'The database could not be opened.');
        process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
      }
      process.exit(1);
    },
  };
}
