import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { claim, newestClaim } from './claims.ts';

/** Gives the directory back. */
export type Release = () => Promise<void>;

/** Another process has the directory; two would lose each other's rows in silence. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string, holder: string) {
    super(`The data directory ${directory} is in use by the process ${holder}. Stop it first.`);
  }
}

/**
 * Holds a directory for this process until it is released or the process ends, however it ends.
 *
 * On Linux and Windows the lock is a name that the kernel frees with its process; elsewhere a
 * file with the process's id, which counts for as long as that process is there.
 *
 * @throws DirectoryInUse where another holds it, this process included.
 */
export function lockDirectory(directory: string, platform = process.platform): Promise<Release> {
  if (platform === 'linux') return lockName(directory, '\0');
  if (platform === 'win32') return lockName(directory, '\\\\.\\pipe\\');
  return lockFile(directory);
}

/** The directory by what it is, so that a link or a mount is not taken for another one. */
function identify(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  return createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
}

async function lockName(directory: string, prefix: string): Promise<Release> {
  const name = `${prefix}dime-time-${identify(directory)}`;
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy());
    asker.end(String(process.pid));
  });
  const { promise: held, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject);
  server.listen(name, () => {
    resolve(undefined);
  });
  try {
    await held;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new DirectoryInUse(directory, await askHolder(name));
  }
  server.unref();
  return () =>
    new Promise((done) => {
      server.close(() => {
        done();
      });
    });
}

function askHolder(name: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const asker = connect(name);
    asker.setTimeout(1000, () => asker.destroy());
    asker.on('data', (data) => {
      answer += data.toString();
    });
    asker.on('error', () => asker.destroy());
    asker.on('close', () => {
      resolve(answer === '' ? 'of an unknown id' : answer);
    });
  });
}

async function lockFile(directory: string): Promise<Release> {
  for (;;) {
    const { number, holder } = newestClaim(directory);
    if (holder !== undefined) throw new DirectoryInUse(directory, String(holder));
    const end = claim(directory, number + 1);
    if (end) return async () => end();
  }
}
