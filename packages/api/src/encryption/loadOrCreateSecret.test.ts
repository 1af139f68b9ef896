import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadOrCreateSecret } from './loadOrCreateSecret.ts';

const home = mkdtempSync(join(tmpdir(), 'kept-secret-'));
afterAll(() => rmSync(home, { recursive: true }));

test('the same directory keeps the same secret, another one another', () => {
  const dataDir = join(home, 'one');
  expect(loadOrCreateSecret(dataDir)).toHaveLength(43);
  expect(loadOrCreateSecret(dataDir)).toBe(loadOrCreateSecret(dataDir));
  expect(loadOrCreateSecret(join(home, 'other'))).not.toBe(loadOrCreateSecret(dataDir));
});

test('nobody else may read it, and no draft is left behind', () => {
  const dataDir = join(home, 'private');
  loadOrCreateSecret(dataDir);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

test.each([0, 21])('a secret cut to %i characters is refused, and stays as it is', (length) => {
  const dataDir = join(home, `cut-${length}`);
  loadOrCreateSecret(dataDir);
  truncateSync(join(dataDir, 'secret'), length);
  expect(() => loadOrCreateSecret(dataDir)).toThrow(/secret has been emptied or cut. Restore it/);
  expect(statSync(join(dataDir, 'secret')).size).toBe(length);
});
