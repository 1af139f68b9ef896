import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { claimBySocket } from './claimBySocket.ts';
import { claim, newestClaim } from './claims.ts';
import { readPid, servePid } from './pidSocket.ts';

/** Releases the directory. */
export type Release = () => Promise<void>;

/** Another process uses the directory; two would silently overwrite each other's rows. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string, holder: string) {
    super(`The data directory ${directory} is in use by the process ${holder}. Stop it first.`);
  }
}

/**
 * Locks a directory for this process until it is released or the process ends, for whatever reason.
 *
 * On Linux and Windows the lock is a socket name that the kernel frees with the process; on Linux
 * additionally a socket in the directory, since each container has its own names. Elsewhere it is a
 * file with the process id, valid while that process runs.
 *
 * @throws DirectoryInUse where another process, or this one, holds it.
 */
export function lockDirectory(directory: string, platform = process.platform): Promise<Release> {
  if (platform === 'linux') return lockNameAndSocket(directory);
  if (platform === 'win32') return lockName(directory, '\\\\.\\pipe\\');
  return lockFile(directory);
}

/** The directory's device and inode, so that a symlink or mount is not taken for another one. */
function identify(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  return createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
}

async function lockName(directory: string, prefix: string): Promise<Release> {
  const name = `${prefix}dime-time-${identify(directory)}`;
  try {
    const server = await servePid(name);
    return () => new Promise((done) => void server.close(() => done()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DirectoryInUse(directory, (await readPid(name)) ?? 'of an unknown id');
  }
}

/**
 * The name works without support for sockets in the file system; the socket works between
 * containers.
 */
async function lockNameAndSocket(directory: string): Promise<Release> {
  const release = await lockName(directory, '\0');
  try {
    const { holder, end } = await claimBySocket(directory);
    if (holder !== undefined) throw new DirectoryInUse(directory, holder);
    return () => {
      end();
      return release();
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function lockFile(directory: string): Promise<Release> {
  for (;;) {
    const { number, holder } = newestClaim(directory);
    if (holder !== undefined) throw new DirectoryInUse(directory, String(holder));
    const end = claim(directory, number + 1);
    if (end) return async () => end();
  }
}
