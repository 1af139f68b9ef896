import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Instant } from '@dime-time/finance-core';
import type { Database } from '../../db/index.ts';
import { syncDirectory } from '../../db/embedded/syncTree.ts';
import { backupLines, type Trailer } from './backupLines.ts';

/**
 * Writes one snapshot of a database into a new file that only its owner can read. The file has its
 * name once it is complete and flushed.
 *
 * @returns its last line.
 * @throws Error where the file exists.
 */
export async function writeBackup(
  { db }: Database,
  file: string,
  madeAt: Instant,
): Promise<Trailer> {
  if (existsSync(file)) {
    throw new Error(`${file} exists already. Name another file, or remove it first.`);
  }
  const unfinished = `${file}.${crypto.randomUUID()}.unfinished`;
  try {
    const written = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        let last: Trailer | undefined;
        const lines = async function* () {
          last = yield* backupLines(tx, madeAt);
        };
        const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(lines, createGzip(), output);
        return last;
      });
    renameSync(unfinished, file);
    await syncDirectory(dirname(file));
    if (written === undefined) throw new Error('The backup was not completed.');
    return written;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
