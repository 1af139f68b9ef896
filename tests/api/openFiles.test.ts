import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { createPool } from '../../packages/api/src/db/postgres/createPool.ts';
import { startServerProcess } from '../faults/serverProcess.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { open, readAnswer } from './http/rawRequest.ts';

/** What the server has open before anybody comes is about 30. */
const MOST_FILES = 80;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('a server that may open nothing more says 503, and serves again once it may', async () => {
  const url = await postgres.createDatabase();
  const env = { DATABASE_URL: url, MEMBERS: '1' };
  const server = await startServerProcess(env, MOST_FILES);
  onTestFinished(() => server.kill());
  const { host, port } = new URL(server.origin);
  const cookie = server.members[0]?.cookie ?? '';
  await endConnections(url);
  // Once this is answered, the server has noticed that they ended.
  await fetch(`${server.origin}/live`);
  const connections = [];
  for (let count = 0; count < MOST_FILES; count += 1) {
    const socket = await open(Number(port));
    connections.push({ socket, answer: readAnswer(socket) });
  }
  const lines = ['GET /api/debts HTTP/1.1', `Host: ${host}`, `Cookie: ${cookie}`];
  // A connection that could not be taken is ended: from here on, everything is open that may be.
  await Promise.race(connections.map(({ answer }) => answer));
  for (const { socket } of connections) {
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  }
  const answers = await Promise.all(connections.map(({ answer }) => answer));
  // 0 stands for such a connection.
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.head).toMatch(/^Retry-After: \d+$/im);
  const again = await fetch(`${server.origin}/api/debts`, { headers: { Cookie: cookie } });
  expect(again.status).toBe(200);
});

/** Ends what a server has open of a database, so that its next statement has to open a connection. */
async function endConnections(url: string): Promise<void> {
  const pool = createPool({ url, size: 1, log: createLogger('silent') });
  await pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await pool.end();
}
