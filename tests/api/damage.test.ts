import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  type StatsFs,
} from 'node:fs';
import type * as Files from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import {
  DurableNodeFs,
  type EngineFiles,
} from '../../packages/api/src/db/embedded/DurableNodeFs.ts';
import { openEmbedded } from '../../packages/api/src/db/embedded/openEmbedded.ts';
import { newDataDir } from '../faults/newDataDir.ts';
import { silentLog as log } from './silentLog.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Files>();
  return { ...fs, statfsSync: vi.fn<typeof statfsSync>(fs.statfsSync) };
});
afterEach(() => {
  vi.mocked(statfsSync).mockReset();
});

const ROOT = join(import.meta.dirname, '../..');

/** Starts the server on a directory it cannot use. */
async function start(dataDir: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=dime-time-source', 'packages/api/src/server.ts'],
    { cwd: ROOT, env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir } },
  );
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: await said, complained: await complained };
}

function overwrite(path: string): void {
  writeFileSync(path, Buffer.alloc(readFileSync(path).length, 0xaa));
}

const fileOfLog = (engine: string) => {
  const names = readdirSync(join(engine, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return join(engine, 'pg_wal', names.toSorted()[0] ?? '');
};

test.each<[string, (engine: string) => void, string]>([
  [
    'control file',
    (engine) => overwrite(join(engine, 'global/pg_control')),
    'database files are incompatible with server',
  ],
  [
    'log',
    (engine) => truncateSync(fileOfLog(engine), readFileSync(fileOfLog(engine)).length / 2),
    'could not locate a valid checkpoint record',
  ],
  [
    'catalog',
    (engine) => overwrite(join(engine, 'base/5/1259')),
    'invalid page in block 0 of relation "base/5/1259"',
  ],
  [
    'first file',
    (engine) => rmSync(join(engine, 'PG_VERSION')),
    'its file postgres/PG_VERSION is missing',
  ],
])(
  'a damaged %s ends the start with one line: where, why and what to do',
  async (_name, damage, why) => {
    const dataDir = await newDataDir();
    damage(join(dataDir, 'postgres'));
    const { code, said, complained } = await start(dataDir);
    expect(code).toBe(1);
    expect(said).not.toContain('what is committed is safe');
    expect(complained.trimEnd().split('\n')).toHaveLength(1);
    expect(complained).toContain(`The database in ${dataDir} could not be opened: ${why}`);
    expect(complained).toMatch(
      / \d+ MiB of its disk are free\. If the files are damaged, move the /,
    );
  },
);

/** Files on a disk that takes nothing more. */
class FullFiles extends DurableNodeFs {
  protected override useFiles(files: EngineFiles): void {
    super.useFiles(files);
    const full = () => {
      throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    };
    files.stream_ops.write = () => files.tryFSOperation(full);
  }
}

test('a full disk ends the start with what is free and what to do', async () => {
  const dataDir = await newDataDir();
  vi.mocked(statfsSync).mockReturnValue({ bavail: 512, bsize: 4096 } as StatsFs);
  const opening = openEmbedded({ dataDir, log, createFiles: (path) => new FullFiles(path) });
  await expect(opening).rejects.toThrow(
    /could not be opened: .+\. 2 MiB of its disk are free\. Free some space on the disk and start again\.$/,
  );
});
