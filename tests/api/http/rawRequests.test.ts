import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';
import { closed, open, rawRequest, readAnswer } from './rawRequest.ts';

let api: TestApi;
let ada: Member;
beforeAll(async () => {
  api = await startApi();
  ada = await api.join();
});
afterAll(() => api.stop());

const host = () => `Host: 127.0.0.1:${api.port}`;
const close = 'Connection: close';
const raw = (...lines: string[]) => rawRequest(api.port, ...lines);
const payments = async () => (await ada.fetch('/api/payments')).text();

/** A payment that would be taken, were it not for how it is sent. */
function payment(...headers: string[]) {
  return [
    'POST /api/payments HTTP/1.1',
    host(),
    `Cookie: ${ada.cookie}`,
    'Content-Type: application/json',
    ...headers,
  ];
}

describe('what is no request is refused before anybody looks at it', () => {
  test.each([
    ['no Host', 400, () => ['GET /api/user HTTP/1.1', close]],
    ['two Hosts', 400, () => ['GET /api/user HTTP/1.1', host(), 'Host: evil.example', close]],
    ['the same Host twice', 400, () => ['GET /api/user HTTP/1.1', host(), host(), close]],
    ['a Host of nonsense', 400, () => ['GET /api/user HTTP/1.1', 'Host: a/b@c', close]],
    ['two lengths', 400, () => payment('Content-Length: 2', 'Content-Length: 3', '', '{}')],
    [
      'a length and chunks',
      400,
      () => payment('Content-Length: 2', 'Transfer-Encoding: chunked', '', '{}'),
    ],
    ['a length that is none', 400, () => payment('Content-Length: -1', '', '{}')],
    ['20 KB of headers', 431, () => ['GET / HTTP/1.1', host(), `X-Long: ${'x'.repeat(20_000)}`]],
    ['a line that is no header', 400, () => ['GET / HTTP/1.1', host(), 'no header']],
    ['NUL in a header', 400, () => ['GET / HTTP/1.1', host(), 'X-Nul: a\0b']],
    ['another protocol', 400, () => ['GET / SMTP/1.0']],
    ['a packed body', 501, () => payment('Transfer-Encoding: gzip, chunked', close, '', '0')],
    ['a body of another form', 501, () => payment('Transfer-Encoding: x, chunked', close, '', '0')],
    ['an expectation', 417, () => ['GET /api/user HTTP/1.1', host(), 'Expect: 200-ok', close]],
    ['a method that nobody knows', 405, () => ['STEAL /api/debts HTTP/1.1', host(), close]],
  ] as const)('%s: %i', async (_name, status, lines) => {
    const before = await payments();
    const answer = await raw(...lines());
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`"status":${status}`);
    expect(answer.body).not.toMatch(/evil|x{20}|STEAL/);
    expect(await payments()).toBe(before);
  });

  test('an unknown method is told which ones there are', async () => {
    const answer = await raw('STEAL /api/debts HTTP/1.1', host());
    expect(answer.head).toMatch(/^Allow: /m);
  });

  test.each(['TRACE', 'OPTIONS', 'DELETE', 'PATCH'])(
    '%s is no method of a call',
    async (method) => {
      const answer = await raw(`${method} /api/debts HTTP/1.1`, host(), close);
      expect(answer.status).toBe(405);
      expect(answer.head).toMatch(/^Allow: (GET, POST|POST, GET)$/im);
      expect(answer.body).not.toContain(host());
    },
  );

  test.each(['//evil.example/%2e%2e/', '/%zz', '/..%2fpackage.json', '/%5c..%5cpackage.json'])(
    'GET %s: 404',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1`, host(), close);
      expect(answer.status).toBe(404);
      expect(answer.head).not.toMatch(/^Location:/im);
      expect(answer.body).not.toContain('evil.example');
    },
  );
});

describe('bodies', () => {
  test('an amount that stands twice is refused, and nothing is paid', async () => {
    const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
    const before = await payments();
    const response = await ada.fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"debtId":"${debt?.id}","amount":"1.00","amount":"500.00","source":"manual"}`,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('A field of the body stands twice.');
    expect(await payments()).toBe(before);
  });

  test('above 16 KiB in chunks that nobody announced: 413', async () => {
    const before = await payments();
    const chunk = `1000\r\n${' '.repeat(4096)}`;
    const answer = await raw(
      ...payment('Transfer-Encoding: chunked', close, '', chunk, chunk, chunk, chunk, chunk, '0'),
    );
    expect(answer.status).toBe(413);
    expect(await payments()).toBe(before);
  });

  test('announced above 16 KiB: 413 before it is sent', async () => {
    const socket = await open(api.port);
    socket.write(`${payment('Content-Length: 17000').join('\r\n')}\r\n\r\n`);
    const first = await new Promise<string>((resolve) => {
      socket.once('data', (data: Buffer) => resolve(data.toString()));
    });
    socket.destroy();
    expect(first).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each(['Content-Length: 90', 'Transfer-Encoding: chunked'])(
    'of %s cut off by whoever sent it: nothing is written, nothing is logged as a fault',
    async (header) => {
      const before = await payments();
      const start = `${payment(header).join('\r\n')}\r\n\r\n`;
      const ending = await open(api.port);
      ending.end(`${start}5\r\n{"deb`);
      await closed(ending.resume());
      const breaking = await open(api.port);
      breaking.write(`${start}5\r\n{"deb`);
      // Another answer shows that what came before has been read.
      await ada.fetch('/live');
      breaking.resetAndDestroy();
      await closed(breaking);
      expect(await payments()).toBe(before);
    },
  );
});

describe('those who take their time', () => {
  test('two hundred half-open connections are closed, and others served meanwhile', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(api.port)));
    const ends = sockets.map((socket) => closed(socket.resume()));
    for (const socket of sockets) socket.write(`GET /api/user HTTP/1.1\r\n${host()}\r\nX-Slow: `);
    expect((await ada.fetch('/api/user')).status).toBe(200);
    await Promise.all(ends);
    expect(sockets.every((socket) => socket.destroyed)).toBe(true);
  }, 15_000);

  test('a connection that says nothing is closed without a word', async () => {
    const answer = await readAnswer(await open(api.port));
    expect(answer.head).toBe('');
  });

  test('a body that drips is ended with 408', async () => {
    const before = await payments();
    const socket = await open(api.port);
    const answer = readAnswer(socket);
    socket.write(`${payment('Content-Length: 90').join('\r\n')}\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 500);
    expect((await answer).status).toBe(408);
    clearInterval(drip);
    expect(await payments()).toBe(before);
  });
});

test('nothing of all this was a fault of the server', () => {
  expect(api.errors).toEqual([]);
});
