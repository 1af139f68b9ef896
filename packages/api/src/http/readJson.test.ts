import { MAX_BODY_BYTES } from '@dime-time/finance-core/server';
import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function read(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const reading = await readJson(new Request('http://localhost/', init));
  return 'problem' in reading ? reading.problem.status : reading.json;
}

/** A body without an announced length, and the number of bytes that were requested of it. */
function chunked(chunks: number, size: number) {
  const taken = { bytes: 0 };
  let left = chunks;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left-- === 0) return controller.close();
        taken.bytes += size;
        controller.enqueue(new Uint8Array(size).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken };
}

test('a body up to the limit is read', async () => {
  const text = `"${'x'.repeat(MAX_BODY_BYTES - 2)}"`;
  expect(await read(text)).toHaveLength(MAX_BODY_BYTES - 2);
});

test('an announced length above the limit is refused unread', async () => {
  expect(await read('{}', { ...JSON_TYPE, 'Content-Length': String(MAX_BODY_BYTES + 1) })).toBe(
    413,
  );
});

test('a body of unknown length is refused as soon as it is above the limit', async () => {
  const { stream, taken } = chunked(1000, 1024);
  expect(await read(stream)).toBe(413);
  expect(taken.bytes).toBeLessThan(MAX_BODY_BYTES + 3 * 1024);
});

test('a body that breaks off is refused', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"amount": '));
      controller.error(new Error('aborted'));
    },
  });
  expect(await read(stream)).toBe(400);
});

test.each([
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['half a text', '{"a": "'],
  ['nothing', ''],
])('%s are no JSON', async (_name, body) => {
  expect(await read(body)).toBe(400);
});

test.each([
  [{ 'Content-Type': 'text/plain' }],
  [{ 'Content-Type': 'application/json-patch+json' }],
  [{ ...JSON_TYPE, 'Content-Encoding': 'br' }],
  [{}],
])('%o is not taken', async (headers) => {
  expect(await read('{}', headers)).toBe(415);
});

test('a charset beside the type makes no difference', async () => {
  expect(await read('{"a":1}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).toEqual({
    a: 1,
  });
});
