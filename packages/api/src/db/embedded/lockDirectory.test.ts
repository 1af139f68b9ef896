import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimBySocket } from './claimBySocket.ts';
import { DirectoryInUse, lockDirectory } from './lockDirectory.ts';
import { servePid } from './pidSocket.ts';

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

describe('between containers, whose names are their own', () => {
  const claims = () => readdirSync(directory).toSorted();

  test('a socket in the directory tells who has it', async () => {
    const { end } = await claimBySocket(directory);
    const second = lockDirectory(directory, 'linux');
    await expect(second).rejects.toThrow(`in use by the process ${String(process.pid)}.`);
    end();
    await (
      await lockDirectory(directory, 'linux')
    )();
    expect(claims()).toEqual(['lock.2']);
    expect(statSync(join(directory, 'lock.2')).isFile()).toBe(true);
  });

  test('of two at once after one that was killed, one is let in', async () => {
    const killed = await servePid(join(directory, 'socket'));
    linkSync(join(directory, 'socket'), join(directory, 'lock.1'));
    killed.close();
    const two = await Promise.all([1, 2].map(() => claimBySocket(directory)));
    expect(two.filter(({ holder }) => holder === undefined)).toHaveLength(1);
    expect(claims()).toEqual(['lock.2']);
    for (const { end } of two) end();
  });

  test('the path of the directory may be long', async () => {
    const long = join(directory, 'x'.repeat(120));
    mkdirSync(long);
    const { end } = await claimBySocket(long);
    expect((await claimBySocket(long)).holder).toBe(String(process.pid));
    end();
  });
});
