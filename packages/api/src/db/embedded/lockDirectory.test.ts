import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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
