import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../config/logger.ts';
import { withSocketPath } from './copySocket.ts';
import { lockDirectory } from './lockDirectory.ts';
import { requestCopy } from './requestCopy.ts';
import { serveCopies } from './serveCopies.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** A data directory with one file of an engine. */
function newDataDir(name: string): string {
  // The path of a socket cannot be this long.
  const dataDir = join(home, `${name}-${'x'.repeat(120)}`);
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18');
  return dataDir;
}

async function serve(
  dataDir: string,
  hold: (work: () => Promise<void>) => Promise<void> = (work) => work(),
) {
  const log = createLogger('silent');
  const directory = join(dataDir, 'postgres');
  const stop = await serveCopies({ dataDir, directory, hold, log });
  onTestFinished(stop);
  return stop;
}

const copiesIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => name.startsWith('copy-'));

test('a copy has the files of a moment without statements, and is removed when released', async () => {
  const dataDir = newDataDir('one');
  expect(await requestCopy(dataDir)).toBeUndefined();
  const version = join(dataDir, 'postgres/PG_VERSION');
  const stop = await serve(dataDir, async (work) => {
    writeFileSync(version, 'held');
    await work();
    writeFileSync(version, 'later');
  });
  const copy = await requestCopy(dataDir);
  expect(readFileSync(join(copy?.dataDir ?? '', 'postgres/PG_VERSION'), 'utf8')).toBe('held');
  await copy?.release();
  expect(copiesIn(dataDir)).toEqual([]);
  stop();
  expect(await requestCopy(dataDir)).toBeUndefined();
});

test('a second copy is refused until the first is released', async () => {
  const dataDir = newDataDir('two');
  await serve(dataDir);
  const copy = await requestCopy(dataDir);
  await expect(requestCopy(dataDir)).rejects.toThrow('Another copy of the database is in use.');
  await copy?.release();
  const next = await requestCopy(dataDir);
  expect(copiesIn(dataDir)).toHaveLength(1);
  await next?.release();
});

test('a copy is removed when the process that reads it ends', async () => {
  const dataDir = newDataDir('lost');
  await serve(dataDir);
  const client = await withSocketPath(dataDir, async (path) => {
    const connecting = connect(path);
    await once(connecting, 'connect');
    return connecting;
  });
  await once(client, 'data');
  expect(copiesIn(dataDir)).toHaveLength(1);
  client.destroy();
  await vi.waitUntil(() => copiesIn(dataDir).length === 0);
});

test('a failure is reported to the client, and leaves no copy', async () => {
  const dataDir = newDataDir('failing');
  await serve(dataDir, () => Promise.reject(new Error('The engine does not answer.')));
  await expect(requestCopy(dataDir)).rejects.toThrow('The engine does not answer.');
  await vi.waitUntil(() => copiesIn(dataDir).length === 0);
});

test('copies of a crashed process are removed, but for one that is in use', async () => {
  const dataDir = newDataDir('crashed');
  const [abandoned = '', used = ''] = [1, 2].map((n) =>
    join(dataDir, `copy-00000000-0000-4000-8000-00000000000${n}`),
  );
  const ofSomebody = join(dataDir, 'copy-before-upgrade');
  mkdirSync(ofSomebody);
  mkdirSync(abandoned);
  mkdirSync(used);
  onTestFinished(await lockDirectory(used));
  writeFileSync(join(dataDir, 'copy.sock'), '');
  await serve(dataDir);
  expect([abandoned, used, ofSomebody].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
  ]);
  await (await requestCopy(dataDir))?.release();
});

test('a process that names anything but a copy is not believed', async () => {
  const dataDir = newDataDir('named');
  const server = createServer((client) => client.end('{"copy":"postgres"}\n'));
  onTestFinished(() => void server.close());
  await withSocketPath(dataDir, async (path) => {
    server.listen(path);
    await once(server, 'listening');
  });
  await expect(requestCopy(dataDir)).rejects.toThrow('named no copy of it');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
});
