import { expect, test } from 'vitest';
import { announcesJson } from './jsonBody.ts';

const headersOf = (headers: Record<string, string>) => ({
  get: (name: string) => headers[name] ?? null,
});

test.each([
  [{ 'Content-Type': 'application/json' }, true],
  [{ 'Content-Type': 'Application/JSON ; charset=utf-8' }, true],
  [{ 'Content-Type': 'text/plain' }, false],
  [{}, false],
  [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, false],
])('%o announces JSON: %o', (headers, expected) => {
  expect(announcesJson(headersOf(headers))).toBe(expected);
});
