import { endpoints } from '@dime-time/finance-core/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readResource } from './readResource.ts';
import { sessionOf } from './session.ts';

const PATH = '/api/payments';

/** A server that answers each call when the test says so. */
function slowServer() {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(Response.json([])));
    return promise;
  });
  return { answer: (call: number) => answers[call]?.() };
}

function start() {
  const cache = new Map();
  return { cache, ...sessionOf(cache), server: slowServer() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('readResource', () => {
  test('a response makes a key valid that was invalid when it was requested', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    invalidate(PATH);
    const read = readResource(endpoints.getPayments, cache);
    server.answer(0);
    await read;
    expect(isInvalid(PATH)).toBe(false);
    expect(updateTime(PATH)).toMatchObject({ isOffline: false });
  });

  // SWR discards a response that was requested before the mutation: the data is as old as it was.
  test('a key invalidated while a request is in flight stays invalid', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    invalidate(PATH);
    const read = readResource(endpoints.getPayments, cache);
    invalidate(PATH);
    server.answer(0);
    await read;
    expect(isInvalid(PATH)).toBe(true);
    expect(updateTime(PATH)).toBeUndefined();
  });

  test('a response that arrives after a later one changes nothing', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    const first = readResource(endpoints.getPayments, cache);
    invalidate(PATH);
    const second = readResource(endpoints.getPayments, cache);
    server.answer(1);
    await second;
    const time = updateTime(PATH);
    expect(isInvalid(PATH)).toBe(false);
    server.answer(0);
    await first;
    expect(updateTime(PATH)).toBe(time);
  });
});
