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
import { notOpened } from './notOpened.ts';
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

/**
 * Opens the database inside this process.
 *
 * @throws Error that says where, why and what to do, where its files cannot be used or their disk has no space.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log } = options;
  const ending = endWith(log, dataDir);
  if (dataDir === undefined) return serve(log, ending);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = await prepareDirectory(dataDir, ending.end);
    const { filesOf = (path: string) => new DurableNodeFs(path) } = options;
    return await serve(log, ending, { directory, files: filesOf(directory), release });
  } catch (error) {
    await release();
    throw notOpened(dataDir, error);
  }
}

interface Disk {
  directory: string;
  files: DurableNodeFs;
  release: Release;
}

async function serve(log: Log, { end, opened }: Ending, disk?: Disk): Promise<Database> {
  const engine = await bootEngine(end, disk?.files);
  if (disk) await checkDurability(engine, disk.files);
  const requireRoom = () => {
    if (disk) requireSpace(disk.directory);
  };
  const pglite = askBeforeRows(stopOnFatal(preparing(engine), end), requireRoom);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  opened();
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

/** How the process ends where the engine cannot go on. */
interface Ending {
  readonly end: (error: unknown) => void;
  /** From now on what was committed is known to be well. */
  readonly opened: () => void;
}

/** Ends the process: what is committed is in the engine's log, and a new process recovers it. */
function endWith(log: Log, dataDir: string | undefined): Ending {
  let isOpen = false;
  return {
    opened: () => {
      isOpen = true;
    },
    end: (error) => {
      if (isOpen || dataDir === undefined) {
        log.fatal({ err: error }, 'The database cannot go on; what is committed is safe.');
      } else {
        const failure = notOpened(dataDir, error);
        log.fatal({ err: failure }, 'The database could not be opened.');
        process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
      }
      process.exit(1);
    },
  };
}
