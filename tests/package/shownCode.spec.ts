import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { shownCodes } from '../tools/shownCodes.ts';
import { partner } from './partner.ts';
import { run } from './run.ts';
import { STRICT } from './strict.ts';

/** What of a test, of a story or of a build a partner has no use for. */
const NOT_OF_A_PARTNER =
  /\bplay\b\s*[:(]|meta\.story|storybook|\bfn\(|from '\.|\b[a-z]{1,3}\(\)\s*\{\}/;

test('the code that every story shows compiles in the project of a partner', async () => {
  test.setTimeout(300_000);
  const all = await shownCodes();
  const shown = [...all].flatMap(([id, story]) => ('code' in story ? [{ id, ...story }] : []));
  // Flows run the app, and a few stories measure what the library is made of: those show no code.
  expect(shown.length / all.size).toBeGreaterThan(0.95);
  const folder = join(partner().site, 'shown-code');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
  for (const { id, code } of shown) {
    expect(code, id).not.toMatch(NOT_OF_A_PARTNER);
    expect(code.split('\n').length, id).toBeLessThanOrEqual(80);
    writeFileSync(join(folder, `${id}.tsx`), `${code}\n`);
  }
  const tsc = join(partner().site, 'node_modules/typescript/bin/tsc');
  expect(await run(process.execPath, [tsc, '-p', folder], folder)).toBe('');
});
