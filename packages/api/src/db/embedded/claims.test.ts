import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, newestClaim } from './claims.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'claims-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** Above the highest id that a system gives. */
const GONE = '99999999';
const leave = (number: number, pid = GONE) => {
  writeFileSync(join(directory, `lock.${number}`), pid);
};

test('a claim counts for as long as its process runs, or until it is ended', () => {
  expect(newestClaim(directory)).toEqual({ number: 0 });
  const end = claim(directory, 1);
  expect(newestClaim(directory)).toEqual({ number: 1, holder: process.pid });
  end?.();
  expect(newestClaim(directory)).toEqual({ number: 1 });
  leave(2);
  expect(newestClaim(directory)).toEqual({ number: 2 });
});

test('of two that found the same claim over, one is in', () => {
  leave(1);
  const seen = [newestClaim(directory), newestClaim(directory)];
  const claims = seen.map(({ number }) => claim(directory, number + 1));
  expect(claims.map((end) => end !== undefined)).toEqual([true, false]);
  expect(newestClaim(directory)).toEqual({ number: 2, holder: process.pid });
});

test('one that looked long ago takes nothing from who is in now', () => {
  leave(1);
  const { number } = newestClaim(directory);
  claim(directory, 2)?.();
  expect(claim(directory, 3)).toBeDefined();
  expect(claim(directory, number + 1)).toBeUndefined();
  expect(newestClaim(directory)).toEqual({ number: 3, holder: process.pid });
});

test('what is over does not pile up', () => {
  for (let number = 1; number <= 5; number += 1) claim(directory, number)?.();
  expect(readdirSync(directory)).toEqual(['lock.5']);
});
