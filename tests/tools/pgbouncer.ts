import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, installDebianPackage } from './debianPackage.ts';
import { freePort } from './freePort.ts';
import { UNPRIVILEGED, untilListening } from './untilListening.ts';

/** A connection pooler in front of a PostgreSQL server. */
export interface Pgbouncer {
  /** A database of the server, by the way through the pooler. */
  through(database: string): string;
  stop(): Promise<void>;
}

/** Sessions of the server: fewer than the connections of one API, so that they change hands. */
const POOL_SIZE = 4;

const DEPLOYED = readFileSync(
  join(import.meta.dirname, '../../packages/api/deploy/pgbouncer/pgbouncer.ini'),
  'utf8',
);

/**
 * Finds PgBouncer on the PATH or among the programs of the system, and installs it on a Debian machine as
 * root.
 *
 * @throws Error that says what to do where there is none.
 */
export function findPgbouncer(): string {
  const find = () => findProgram(['pgbouncer'], `${process.env['PATH'] ?? ''}:/usr/sbin`);
  const found = find() ?? (installDebianPackage('pgbouncer') ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'No PgBouncer found. Install it, such as with `apt-get install pgbouncer` or `brew install pgbouncer`.',
  );
}

/** Starts PgBouncer with the settings of the deployment in front of the server of a database. */
export async function startPgbouncer(database: string): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, password } = new URL(database);
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const settings = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'users.txt');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    DEPLOYED.replace(/^dime_time = .*$/m, `* = host=${hostname} port=${serverPort}`)
      .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
      .replace(/^default_pool_size = .*$/m, `default_pool_size = ${POOL_SIZE}`),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    for (const path of [directory, settings, users]) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  // It refuses to run as root.
  const child = spawn(findPgbouncer(), [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
  });
  const ended = once(child, 'exit');
  await untilListening(child, port);
  return {
    through(behind) {
      const address = new URL(behind);
      address.port = String(port);
      return address.href;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
