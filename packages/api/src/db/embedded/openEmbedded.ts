import { mkdirSync } from 'node:fs';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, Log } from '../database.ts';
import { migrate } from '../migrate.ts';
import { repeating } from '../repeating.ts';
import type { Tables } from '../tables.ts';
import { bootEngine } from './bootEngine.ts';
import { checkDurability } from './checkDurability.ts';
import { DurableNodeFs } from './DurableNodeFs.ts';
import { lockDirectory, type Release } from './lockDirectory.ts';
import { prepareDirectory } from './prepareDirectory.ts';
import { stopOnFatal } from './stopOnFatal.ts';

export interface EmbeddedOptions {
  /** Where the files are kept; without it, in memory. */
  dataDir?: string;
  log: Log;
  /** Ends the process after an error that the engine cannot go on from. */
  stop?: (error: unknown) => void;
  /** The files of a directory, where a test brings its own. */
  filesOf?: (directory: string) => DurableNodeFs;
}

/** Opens the database inside this process. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir } = options;
  if (dataDir === undefined) return serve(options);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(dataDir);
  try {
    const directory = await prepareDirectory(dataDir);
    const { filesOf = (path: string) => new DurableNodeFs(path) } = options;
    return await serve(options, filesOf(directory), release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function serve(
  { log, stop = exit(log) }: EmbeddedOptions,
  files?: DurableNodeFs,
  release?: Release,
): Promise<Database> {
  const engine = await bootEngine(files);
  if (files !== undefined) await checkDurability(engine, files);
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: stopOnFatal(engine, stop) }),
  });
  await migrate(db);
  const running = new Set<string>();

  return {
    kind: 'embedded',
    db,
    transaction: (work) => repeating(() => db.transaction().execute(work)),
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
      await db.destroy();
      await release?.();
    },
  };
}

function exit(log: Log): (error: unknown) => void {
  return (error) => {
    log.fatal({ err: error }, 'The database cannot go on; what is committed is safe.');
    process.exit(1);
  };
}
