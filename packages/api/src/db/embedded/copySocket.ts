import { createHash } from 'node:crypto';
import { closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The socket in the data directory at which the process that holds it is asked for a copy. */
export const SOCKET = 'copy.sock';

/** The name of a copy in the data directory; nothing else there is one. */
export const COPY_NAME = /^copy-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The answer to a client, one line of JSON: the name of the copy in the data directory, or why not. */
export type CopyAnswer = { readonly copy: string } | { readonly error: string };

/**
 * Calls work with the path of the socket of a data directory. The path is valid during the call
 * only: on Linux it leads through an open folder, as the path of a socket is limited to about 100
 * bytes.
 */
export async function withSocketPath<T>(
  dataDir: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32);
    return work(`\\\\.\\pipe\\dime-time-copy-${name}`);
  }
  if (process.platform !== 'linux') return work(join(dataDir, SOCKET));
  const folder = openSync(dataDir, 'r');
  try {
    return await work(`/proc/self/fd/${folder}/${SOCKET}`);
  } finally {
    closeSync(folder);
  }
}
