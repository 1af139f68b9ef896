import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { enterClaim, newestNumber } from './claims.ts';
import { readPid, servePid } from './pidSocket.ts';

/** What became of a claim of a directory. */
export interface SocketClaim {
  /** The process that has it already. */
  readonly holder?: string;
  /** Ends the claim; nothing where there is none, as on a file system without sockets. */
  readonly end: () => void;
}

/**
 * Claims a directory by a socket in it: all who see the directory on this machine find it, those in
 * other containers too, and the kernel closes it with its process. A file system that has no sockets
 * or links keeps nobody out.
 */
export async function claimBySocket(directory: string): Promise<SocketClaim> {
  const folder = openSync(directory, 'r');
  // A path of a socket is a hundred characters at most; that of the directory may be longer.
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

/** Leaves a file in the place of the socket: not everything that copies a directory takes sockets. */
function closing(server: Server, directory: string, number: number): () => void {
  return () => {
    const empty = join(directory, `lock.of-${crypto.randomUUID()}`);
    writeFileSync(empty, '');
    renameSync(empty, join(directory, `lock.${number}`));
    server.close();
  };
}
