import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lockDirectory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** The lock of the system that the tests run on, and the one of a system without such names. */
describe.each([process.platform, 'freebsd'] as const)('lockDirectory on %s', (platform) => {
  test('lets one in, tells the second who is there, and lets it in afterwards', async () => {
    const release = await lockDirectory(directory, platform);
    const second = lockDirectory(directory, platform);
    await expect(second).rejects.toThrow(DirectoryInUse);
    await expect(second).rejects.toThrow(`in use by the process ${String(process.pid)}.`);
    await release();
    await (
      await lockDirectory(directory, platform)
    )();
  });

  test('takes a link to the directory for the directory', async () => {
    const release = await lockDirectory(directory, platform);
    const link = `${directory}-link`;
    symlinkSync(directory, link);
    await expect(lockDirectory(link, platform)).rejects.toThrow(DirectoryInUse);
    rmSync(link);
    await release();
  });
});

test('a file left behind by a process that is gone is given up', async () => {
  // Above the highest id that a system gives.
  writeFileSync(join(directory, 'lock.pid'), '99999999');
  const release = await lockDirectory(directory, 'freebsd');
  expect(readFileSync(join(directory, 'lock.pid'), 'utf8')).toBe(String(process.pid));
  await release();
});
