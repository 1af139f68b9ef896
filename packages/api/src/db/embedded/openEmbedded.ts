import { mkdirSync } from 'node:fs';
import type { Meter } from '@opentelemetry/api';
import { Kysely, PGliteDialect } from 'kysely';
import { contractSchema } from '../contractSchema.ts';
import type { Database, Log } from '../database.ts';
import { migrate } from '../migrate.ts';
import { retryTransaction } from '../retryTransaction.ts';
import { statementMetrics } from '../statementMetrics.ts';
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
import { serveCopies } from './serveCopies.ts';
import { createFatalReporter, stopOnFatal } from './stopOnFatal.ts';
import { withPreparedStatements } from './withPreparedStatements.ts';

export interface EmbeddedOptions {
  /** The directory of the files; in memory without it. */
  dataDir?: string;
  /** Leaves the schema as it is. */
  withoutMigration?: boolean;
  meter?: Meter;
  log: Log;
  /** Creates the files of a directory; replaced by tests. */
  createFiles?: (directory: string) => DurableNodeFs;
}

/**
 * Opens the database inside this process.
 *
 * @throws Error with the remedy where its files cannot be used or the disk is full.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, log } = options;
  const fatal = createFatalHandler(log, dataDir);
  if (dataDir === undefined) return serve(options, fatal);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = await prepareDirectory(dataDir, fatal.onFatal);
    const { createFiles = (path: string) => new DurableNodeFs(path) } = options;
    const disk = { dataDir, directory, files: createFiles(directory), release };
    return await serve(options, fatal, disk);
  } catch (error) {
    await release();
    throw toOpenError(dataDir, error);
  }
}

interface Disk {
  dataDir: string;
  directory: string;
  files: DurableNodeFs;
  release: Release;
}

async function serve(
  { log, withoutMigration = false, meter }: EmbeddedOptions,
  { onFatal, markOpen }: FatalHandler,
  disk?: Disk,
): Promise<Database> {
  const engine = await bootEngine(onFatal, disk?.files);
  if (disk) await checkDurability(engine, disk.files);
  const checkSpace = () => {
    if (disk) requireDiskSpace(disk.directory);
  };
  const prepared = withPreparedStatements(engine);
  const reportFatal = createFatalReporter(onFatal);
  const pglite = guardWrites(stopOnFatal(prepared, onFatal), checkSpace);
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    ...(meter && { log: statementMetrics(meter) }),
  });
  if (!withoutMigration) {
    await migrate(db);
    // No other process uses it, so none of the version before.
    await contractSchema(db);
  }
  markOpen();
  // Within a transaction of its own, no statement changes the files.
  const hold = (work: () => Promise<void>) => db.transaction().execute(work);
  const stopCopies = disk ? await serveCopies({ ...disk, hold, log }) : undefined;
  const stopMaintenance = disk ? scheduleMaintenance(db, log) : undefined;
  const running = new Set<string>();

  return {
    kind: 'embedded',
    db,
    transaction: (work) =>
      retryTransaction(() => {
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
    async runSql(text, values) {
      checkSpace();
      return reportFatal(prepared.runSql(text, values));
    },
    isReady: () => Promise.resolve(engine.ready),
    async close() {
      stopMaintenance?.();
      stopCopies?.();
      await db.destroy();
      // Kysely closes an engine only if it has used it.
      if (!engine.closed) await engine.close();
      await disk?.release();
    },
  };
}

/** Ends the process after a fatal error of the engine. */
interface FatalHandler {
  readonly onFatal: (error: unknown) => void;
  /** Called when recovery has succeeded: later errors do not affect committed data. */
  readonly markOpen: () => void;
}

/**
 * Ends the process on a fatal error: committed data is in the WAL, and a new process recovers it.
 */
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
