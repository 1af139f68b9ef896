import { mkdirSync } from 'node:fs';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, Log } from '../database.ts';
import { migrate } from '../migrate.ts';
import { repeating } from '../repeating.ts';
import type { Tables } from '../tables.ts';
import { askBeforeRows } from './askBeforeRows.ts';
import { bootEngine } from './bootEngine.ts';
import { checkDurability } from './checkDurability.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { keepTidy } from './keepTidy.ts';
import { lockDirectory, type Release } from './lockDirectory.ts';
import { prepareDirectory } from './prepareDirectory.ts';
import { preparing } from './preparing.ts';
import { requireSpace } from './requireSpace.ts';
import { stopOnFatal } from './stopOnFatal.ts';

export interface EmbeddedOptions {
  /** Where the files are kept; without it, in memory. */
  dataDir?: string;
  log: Log;
  /** The files of a directory, where a test brings its own. */
  filesOf?: (directory: string) => DurableNodeFs;
}

/** Opens the database inside this process. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log } = options;
  if (dataDir === undefined) return serve(log);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = await prepareDirectory(dataDir, stopWith(log));
    const { filesOf = (path: string) => new DurableNodeFs(path) } = options;
    return await serve(log, { directory, files: filesOf(directory), release });
  } catch (error) {
    await release();
    throw error;
  }
}

interface Disk {
  directory: string;
  files: DurableNodeFs;
  release: Release;
}

async function serve(log: Log, disk?: Disk): Promise<Database> {
  const stop = stopWith(log);
  const engine = await bootEngine(stop, disk?.files);
  if (disk) await checkDurability(engine, disk.files);
  const requireRoom = () => {
    if (disk) requireSpace(disk.directory);
  };
  const pglite = askBeforeRows(stopOnFatal(preparing(engine), stop), requireRoom);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const stopTidying = disk ? keepTidy(db, log) : undefined;
  const running = new Set<string>();

  return {
    kind: 'embedded',
    db,
    transaction: (work) =>
      repeating(() => {
        requireRoom();
        return db.transaction().execute(work);
      }),
    async exclusively(name, work) {
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
      stopTidying?.();
      await db.destroy();
      await disk?.release();
    },
  };
}

/** Ends the process: what is committed is in the engine's log, and a new process recovers it. */
function stopWith(log: Log): (error: unknown) => void {
  return (error) => {
    log.fatal({ err: error }, 'The database cannot go on; what is committed is safe.');
    process.exit(1);
  };
}
