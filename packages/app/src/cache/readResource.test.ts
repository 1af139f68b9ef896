import { endpoints } from '@dime-time/finance-core/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTimes } from './answerTimes.ts';
import { readResource } from './readResource.ts';
import { staleMarks } from './staleMarks.ts';

const PATH = '/api/payments';

/** A server that answers each call when it is told to. */
function slowServer() {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(Response.json([])));
    return promise;
  });
  return { answer: (call: number) => answers[call]?.() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer takes away the mark that was there when it was asked for', async () => {
  const cache = new Map();
  const server = slowServer();
  staleMarks(cache).add(PATH);
  const read = readResource(endpoints.getPayments, cache);
  server.answer(0);
  await read;
  expect(staleMarks(cache).has(PATH)).toBe(false);
  expect(answerTimes(cache).find(PATH)).toMatchObject({ kept: false });
});

// The cache drops the answer to a question that was asked before the change: the key is as old as it was.
test('a mark that is set while an answer is on its way outlives that answer', async () => {
  const cache = new Map();
  const server = slowServer();
  staleMarks(cache).add(PATH);
  const read = readResource(endpoints.getPayments, cache);
  staleMarks(cache).add(PATH);
  server.answer(0);
  await read;
  expect(staleMarks(cache).has(PATH)).toBe(true);
  expect(answerTimes(cache).find(PATH)).toBeUndefined();
});

test('an answer that comes after a later one says nothing any more', async () => {
  const cache = new Map();
  const server = slowServer();
  const first = readResource(endpoints.getPayments, cache);
  staleMarks(cache).add(PATH);
  const second = readResource(endpoints.getPayments, cache);
  server.answer(1);
  await second;
  const time = answerTimes(cache).find(PATH);
  expect(staleMarks(cache).has(PATH)).toBe(false);
  server.answer(0);
  await first;
  expect(answerTimes(cache).find(PATH)).toBe(time);
});
