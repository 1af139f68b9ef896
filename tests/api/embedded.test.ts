import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DurableNodeFs } from '../../packages/api/src/db/embedded/DurableNodeFs.ts';
import { openEmbedded } from '../../packages/api/src/db/embedded/openEmbedded.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { enterHousehold } from './household.ts';
import { silentLog as log } from './silentLog.ts';

/** Files without flushes, as the engine brings them. */
class ForgetfulFiles extends DurableNodeFs {
  protected override useFiles(): void {
    return undefined;
  }
}

describe('the embedded database in a directory', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is made anew where a first start was cut short, and keeps its rows', async () => {
    mkdirSync(join(dataDir, 'postgres.new'));
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
    const first = await openDatabase({ dataDir, log });
    const { userId } = await enterHousehold(first.db);
    await first.close();

    const again = await openDatabase({ dataDir, log });
    expect(await again.isReady()).toBe(true);
    const rows = await again.db.selectFrom('users').select('id').execute();
    expect(rows).toEqual([{ id: userId }]);
    await again.close();
    expect(await again.isReady()).toBe(false);
  });

  test('refuses to serve on files that are not flushed, and leaves them to the next', async () => {
    const opening = openEmbedded({ dataDir, log, createFiles: (path) => new ForgetfulFiles(path) });
    await expect(opening).rejects.toThrow('does not flush what it commits');
    const next = await openDatabase({ dataDir, log });
    expect(await next.isReady()).toBe(true);
    await next.close();
  });
});
