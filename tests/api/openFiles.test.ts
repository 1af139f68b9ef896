import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  const env = { DATABASE_URL: await postgres.createDatabase(), MEMBERS: '1' };
  const server = await startServerProcess(env, MOST_FILES);
  onTestFinished(() => server.kill());
  const { host, port } = new URL(server.origin);
  const cookie = server.members[0]?.cookie ?? '';
  const connections = [];
  for (let count = 0; count < MOST_FILES; count += 1) {
    const socket = await open(Number(port));
    connections.push({ socket, answer: readAnswer(socket) });
  }
  const lines = ['GET /api/debts HTTP/1.1', `Host: ${host}`, `Cookie: ${cookie}`];
  for (const { socket } of connections) {
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  }
  const answers = await Promise.all(connections.map(({ answer }) => answer));
  // 0 is a connection that could not be taken.
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.head).toMatch(/^Retry-After: \d+$/im);
  const again = await fetch(`${server.origin}/api/debts`, { headers: { Cookie: cookie } });
  expect(again.status).toBe(200);
});
