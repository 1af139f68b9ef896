import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';

const root = mkdtempSync(join(tmpdir(), 'data-dirs-'));
process.on('exit', () => {
  rmSync(root, { recursive: true, force: true });
});

let made: Promise<string> | undefined;
let copies = 0;

/** A data directory with an empty database. Making one takes seconds, so each is a copy of the first. */
export async function newDataDir(): Promise<string> {
  made ??= makeOne(join(root, 'first'));
  copies += 1;
  const copy = join(root, String(copies));
  cpSync(await made, copy, { recursive: true });
  return copy;
}

async function makeOne(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, log: createLogger('silent') });
  await database.close();
  return dataDir;
}
