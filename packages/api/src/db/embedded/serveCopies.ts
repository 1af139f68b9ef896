import { once } from 'node:events';
import { chmodSync, constants, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import type { Log } from '../database.ts';
import { COPY_NAME, type CopyAnswer, SOCKET, withSocketPath } from './copySocket.ts';
import { lockDirectory } from './lockDirectory.ts';
import { freeBytes, RESERVE_BYTES } from './requireDiskSpace.ts';

export interface CopyOptions {
  dataDir: string;
  /** The engine's directory inside it. */
  directory: string;
  /** Runs work while no statement runs. */
  hold: (work: () => Promise<void>) => Promise<void>;
  log: Log;
}

/** Stops serving copies and removes the socket. */
export type StopCopies = () => void;

/**
 * Serves copies of the database at a socket in its directory, for commands that read everything
 * while this process holds it. A copy has what is committed, as the files have it after a crash,
 * so opening it begins with a recovery. It is removed when the client has closed its connection.
 */
export async function serveCopies(options: CopyOptions): Promise<StopCopies> {
  const { dataDir, log } = options;
  const removeSocket = () => {
    rmSync(join(dataDir, SOCKET), { force: true });
  };
  await removeAbandoned(options);
  removeSocket();
  let isCopying = false;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const isRefused = isCopying;
    isCopying = true;
    const serving = isRefused ? refuse(client) : serveCopy(client, options);
    serving
      .catch((error: unknown) => {
        log.warn({ err: error }, 'A copy of the database was not removed.');
      })
      .finally(() => {
        if (!isRefused) isCopying = false;
      });
  });
  try {
    await withSocketPath(dataDir, async (path) => {
      server.listen(path);
      await once(server, 'listening');
    });
    if (process.platform !== 'win32') chmodSync(join(dataDir, SOCKET), 0o600);
  } catch (error) {
    log.warn({ err: error }, 'The database cannot be backed up while this process runs.');
  }
  server.unref();
  return () => {
    server.close();
    removeSocket();
  };
}

async function refuse(client: Socket): Promise<void> {
  client.on('error', () => client.destroy());
  client.end(
    lineOf({ error: 'Another copy of the database is in use. Try again when it is not.' }),
  );
}

async function serveCopy(client: Socket, options: CopyOptions): Promise<void> {
  const { dataDir, directory, hold } = options;
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve).once('close', () => resolve());
  });
  client.on('error', () => client.destroy());
  client.resume();
  const copy = join(dataDir, `copy-${crypto.randomUUID()}`);
  try {
    await requireSpace(directory, dataDir);
    await mkdir(copy, { mode: 0o700 });
    const target = join(copy, basename(directory));
    await hold(() => cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    client.write(lineOf({ copy: basename(copy) }));
    await ended;
  } catch (error) {
    client.write(lineOf({ error: error instanceof Error ? error.message : String(error) }));
  } finally {
    try {
      await rm(copy, { recursive: true, force: true });
    } finally {
      client.end();
    }
  }
}

const lineOf = (answer: CopyAnswer) => `${JSON.stringify(answer)}\n`;

/** The engine ends its process where the disk is full, so the copy must leave it some space. */
async function requireSpace(directory: string, dataDir: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  const needed = (await Promise.all(sizes)).reduce((sum, size) => sum + size, RESERVE_BYTES);
  if (freeBytes(dataDir) >= needed) return;
  const mebibytes = Math.ceil(needed / 1024 / 1024);
  throw new Error(
    `A backup of the running server needs ${mebibytes} MiB free on the disk of ${dataDir} for a copy of the database.`,
  );
}

/** Removes the copies of a process that crashed, except one that a command still reads. */
async function removeAbandoned({ dataDir, log }: CopyOptions): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!COPY_NAME.test(name)) continue;
    const copy = join(dataDir, name);
    const release = await lockDirectory(copy).catch(() => undefined);
    if (release === undefined) continue;
    await release();
    await rm(copy, { recursive: true, force: true }).catch((error: unknown) => {
      log.warn({ err: error }, 'A copy of the database was not removed.');
    });
  }
}
