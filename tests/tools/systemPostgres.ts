import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { installDebianPackage } from './debianPackage.ts';
import { freePort } from './freePort.ts';
import type { PostgresServer } from './postgres.ts';
import { UNPRIVILEGED, untilListening } from './untilListening.ts';

/** A PostgreSQL of the machine, of another version than the one from the registry. */
export interface SystemPostgres extends Pick<PostgresServer, 'createDatabase' | 'stop'> {
  /** Its major version, such as 15. */
  readonly version: number;
}

const FOLDERS =
  '/{usr/lib/postgresql/*,opt/homebrew/opt/postgresql@*,usr/local/opt/postgresql@*}/bin';
/** The oldest version that the server supports. */
const OLDEST = 15;
const USER = 'postgres';
const PASSWORD = 'of-a-test';

const versionIn = (folder: string) =>
  Number(basename(dirname(folder)).replace(/^postgresql@/, '')) || Infinity;

/**
 * Finds the folder with the programs of the machine's oldest PostgreSQL that the server supports, and installs
 * one on a Debian machine as root: Debian 12 has PostgreSQL 15.
 *
 * @throws Error that says what to do where there is none.
 */
export function findSystemPostgres(): string {
  const find = () =>
    globSync(`${FOLDERS}/postgres`)
      .map((program) => dirname(program))
      .filter((folder) => versionIn(folder) >= OLDEST)
      .toSorted((one, other) => versionIn(one) - versionIn(other))[0];
  const found = find() ?? (installDebianPackage('postgresql') ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'No PostgreSQL found. Install it, such as with `apt-get install postgresql` or `brew install postgresql@15`.',
  );
}

/** Starts the machine's oldest supported PostgreSQL on a free port, its files in a temporary directory. */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  const folder = findSystemPostgres();
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const password = join(directory, 'password');
  writeFileSync(password, PASSWORD);
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if (isRoot) for (const path of [directory, password]) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  const files = join(directory, 'data');
  const initial = ['--encoding=UTF8', '--locale=C', '--no-sync', '--auth=scram-sha-256'];
  execFileSync(
    join(folder, 'initdb'),
    [`--pgdata=${files}`, `--username=${USER}`, `--pwfile=${password}`, ...initial],
    { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const child = spawn(
    join(folder, 'postgres'),
    ['-D', files, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  await untilListening(child, port);
  let databases = 0;
  return {
    version: versionIn(folder),
    createDatabase() {
      databases += 1;
      const name = `household_${databases}`;
      execFileSync(
        join(folder, 'createdb'),
        ['--host=127.0.0.1', `--port=${port}`, `--username=${USER}`, name],
        { env: { ...process.env, PGPASSWORD: PASSWORD } },
      );
      return Promise.resolve(`postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`);
    },
    async stop() {
      // Ends the sessions that are left.
      child.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
