import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { type Database, openDatabase } from '../../../packages/api/src/db/index.ts';
import { listen } from '../../../packages/api/src/http/listen.ts';
import { freePort } from '../../tools/freePort.ts';
import { startApi } from '../../tools/startApi.ts';
import { open, rawRequest, readAnswer } from './rawRequest.ts';

const log = createLogger('silent');
let shared: Database;
beforeAll(async () => {
  shared = await openDatabase({ log });
});
afterAll(() => shared.close());
afterEach(() => {
  vi.useRealTimers();
});

test('a server that is told to stop finishes what is under way, and takes nothing more', async () => {
  const api = await startApi({}, shared);
  const ada = await api.join('grace');
  const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
  const body = JSON.stringify({ debtId: debt?.id, amount: '1.00', source: 'manual' });
  const socket = await open(api.port);
  const answer = readAnswer(socket);
  const head = [
    'POST /api/payments HTTP/1.1',
    `Host: 127.0.0.1:${api.port}`,
    `Cookie: ${ada.cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  // Another response shows that the bytes sent before have been read.
  await ada.fetch('/live');
  const stopping = api.stop();
  socket.write(body.slice(10));
  expect((await answer).status).toBe(201);
  await stopping;
  await expect(open(api.port)).rejects.toThrow('ECONNREFUSED');
});

test('a load balancer that asks is told of the stop, and served for as long as that may take it', async () => {
  const api = await startApi({ STOP_GRACE_SECONDS: '30' }, shared);
  const statusOf = async (path: string) => {
    const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${api.port}`, 'Connection: close'];
    return (await rawRequest(api.port, ...lines)).status;
  };
  expect(await statusOf('/ready')).toBe(200);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopping = api.stop();
  expect(await statusOf('/ready')).toBe(503);
  expect(await statusOf('/live')).toBe(200);
  // The response on a connection that stays open has `Connection: close`.
  const kept = await open(api.port);
  const answer = readAnswer(kept);
  kept.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n\r\n`);
  expect((await answer).head).toMatch(/^Connection: close$/im);
  vi.advanceTimersByTime(30_000);
  await stopping;
  await expect(open(api.port)).rejects.toThrow('ECONNREFUSED');
});

test('an answer that nobody reads is cut off', async () => {
  const cut = Promise.withResolvers<string>();
  const part = new Uint8Array(64 * 1024);
  const fetch = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(part),
        cancel: () => cut.resolve('cut off'),
      }),
    );
  const listening = await listen({ fetch, host: '127.0.0.1', port: 0, unreadMs: 300 });
  const socket = await open(listening.port);
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  expect(await cut.promise).toBe('cut off');
  socket.destroy();
  await listening.stop();
});

test('a port that is taken is told in words, with the way out', async () => {
  const api = await startApi({}, shared);
  const fetch = () => new Response();
  await expect(listen({ fetch, host: '127.0.0.1', port: api.port })).rejects.toThrow(
    `Something listens on port ${api.port} of 127.0.0.1 already: end it, or set PORT to another.`,
  );
  await api.stop();
});

test('with its database away the server lives, is not ready, and says so at once', async () => {
  const url = `postgres://nobody:nothing@127.0.0.1:${await freePort()}/none`;
  const database = await openDatabase({ url, log });
  const api = await startApi({}, database);
  const ask = (path: string) =>
    fetch(`${api.origin}${path}`, {
      headers: { Cookie: `dime_time_session=${'A'.repeat(43)}` },
    });
  expect((await ask('/live')).status).toBe(200);
  expect((await ask('/ready')).status).toBe(503);
  const refused = await ask('/api/debts');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await api.stop();
  await database.close();
});
