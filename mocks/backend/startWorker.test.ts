import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the worker script is the one of the installed msw', () => {
  const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const ours = join(import.meta.dirname, '../public/mockServiceWorker.js');
  const hint = 'Renew it with: npx msw init mocks/public --no-save';
  expect(readFileSync(ours, 'utf8'), hint).toBe(readFileSync(installed, 'utf8'));
});
