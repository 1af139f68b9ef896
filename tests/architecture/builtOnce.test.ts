import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keyOf } from '../tools/builtOnce.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const key = () => keyOf(['package-lock.json', 'packages'], folder);

write('package-lock.json', '{}');
write('packages/app/src/App.tsx', 'one');

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(join(folder, 'packages/app/src/New.tsx'), { force: true });
  write('package-lock.json', '{}');
  write('packages/app/src/App.tsx', 'one');
});

test.each<[what: string, change: () => void]>([
  ['a changed file', () => write('packages/app/src/App.tsx', 'two')],
  ['a new file', () => write('packages/app/src/New.tsx', '')],
  ['another version of a package', () => write('package-lock.json', '{"lockfileVersion":3}')],
  ['a setting', () => vi.stubEnv('VITE_PRODUCT_NAME', 'Penny Wise')],
])('%s asks for another build', (_, change) => {
  const before = key();
  change();
  expect(key()).not.toBe(before);
});

test('what is built asks for none', () => {
  const before = key();
  write('packages/app/dist/index.html', 'built');
  write('packages/app/node_modules/swr/index.js', 'installed');
  expect(key()).toBe(before);
});
