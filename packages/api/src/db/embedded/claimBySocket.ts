import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { enterClaim, newestNumber } from './claims.ts';
import { readPid, servePid } from './pidSocket.ts';

/** The result of a claim. */
export interface SocketClaim {
  /** The process that holds the directory already. */
  readonly holder?: string;
  /** Ends the claim; does nothing where sockets are not supported. */
  readonly end: () => void;
}

/**
 * Claims a directory with a Unix socket in it. Processes in other containers that share the
 * directory find it too, and the kernel closes it with its process. A file system without sockets
 * or links excludes no one.
 */
export async function claimBySocket(directory: string): Promise<SocketClaim> {
  const folder = openSync(directory, 'r');
  // The path of a socket is limited to about 100 bytes; that of the directory may be longer.
  const within = (name: string) => `/proc/self/fd/${folder}/${name}`;
  const draft = `lock.of-${crypto.randomUUID()}`;
  let server: Server | undefined;
  try {
    server = await servePid(within(draft));
    for (;;) {
      const number = newestNumber(directory);
      const holder = number === 0 ? undefined : await readPid(within(`lock.${number}`));
      if (holder !== undefined) {
        server.close();
        return { holder, end: () => undefined };
      }
      if (!enterClaim(directory, draft, number + 1)) continue;
      return { end: closing(server, directory, number + 1) };
    }
  } catch {
    server?.close();
    return { end: () => undefined };
  } finally {
    rmSync(join(directory, draft), { force: true });
    closeSync(folder);
  }
}

/** Replaces the socket with a file, since some backup tools cannot copy sockets. */
function closing(server: Server, directory: string, number: number): () => void {
  return () => {
    const empty = join(directory, `lock.of-${crypto.randomUUID()}`);
    writeFileSync(empty, '');
    renameSync(empty, join(directory, `lock.${number}`));
    server.close();
  };
}
