import { once } from 'node:events';
import { lstat, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { COPY_NAME, type CopyAnswer, withSocketPath } from './copySocket.ts';

/** A copy of a database that another process holds. */
export interface DatabaseCopy {
  /** The data directory of the copy. */
  readonly dataDir: string;
  /** Removes the copy. */
  release(): Promise<void>;
}

/** Error codes where no process serves copies, or the path is too long for a socket. */
const NOT_SERVED = new Set(['ECONNREFUSED', 'ENOENT', 'EINVAL', 'ENAMETOOLONG']);

/**
 * Requests a copy from the process that holds a data directory; `undefined` where none does.
 *
 * @throws Error where the process could not copy its database.
 */
export async function requestCopy(dataDir: string): Promise<DatabaseCopy | undefined> {
  const client = await connectTo(dataDir);
  if (client === undefined) return undefined;
  const answer = await readAnswer(client);
  if ('error' in answer) {
    client.destroy();
    throw new Error(answer.error);
  }
  const copy = join(dataDir, answer.copy);
  // It is opened and then removed, with the rights of the command.
  if (!COPY_NAME.test(answer.copy) || !(await lstat(copy)).isDirectory()) {
    client.destroy();
    throw new Error('The process that holds the database named no copy of it.');
  }
  return {
    dataDir: copy,
    async release() {
      const closed = client.closed || once(client, 'close');
      client.end();
      await closed;
      // The other process may have ended before it could remove the copy.
      await rm(copy, { recursive: true, force: true });
    },
  };
}

async function connectTo(dataDir: string): Promise<Socket | undefined> {
  try {
    return await withSocketPath(dataDir, async (path) => {
      const client = connect(path);
      await once(client, 'connect');
      return client;
    });
  } catch (error) {
    if (NOT_SERVED.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The first line; the connection stays open while the copy is in use. */
async function readAnswer(client: Socket): Promise<CopyAnswer> {
  let line = '';
  client.setEncoding('utf8');
  for await (const part of client.iterator({ destroyOnReturn: false })) {
    line += String(part);
    if (line.includes('\n')) break;
  }
  if (!line.includes('\n')) throw new Error('The server ended before its database was copied.');
  client.on('error', () => client.destroy());
  client.resume();
  return JSON.parse(line) as CopyAnswer;
}
