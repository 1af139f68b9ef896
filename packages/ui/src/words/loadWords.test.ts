import { build } from 'esbuild';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadWords, type WordScreen } from './loadWords.ts';
import { SCREEN_WORDS } from './screenWords.ts';

const subjectsIn = (catalogue: object) => [
  ...new Set(Object.keys(catalogue).map((id) => id.replace(/\..*/, ''))),
];

test('a screen has the words of its own and of its parts, and no other', async () => {
  const words = await loadWords('es-US', ['Debts']);
  expect(words['debts.debts']).toHaveProperty('title', 'Administración de deudas');
  expect(subjectsIn(words)).toEqual(expect.arrayContaining(['charts', 'debts']));
  expect(subjectsIn(words)).not.toContain('token');
});

test('a screen that pays a debt has no words of the screen of debts', async () => {
  const words = await loadWords('es-US', ['Dashboard']);
  expect(words).toHaveProperty(['debts.extraPaymentDialog']);
  expect(words).not.toHaveProperty(['debts.addDebtDialog']);
});

test('several screens have the words of each', async () => {
  const words = await loadWords('es-US', ['AppShell', 'DimeToken']);
  expect(subjectsIn(words)).toEqual(expect.arrayContaining(['shell', 'token']));
});

describe('the words of a screen and its frame are small', () => {
  // Every name is one of the table.
  const screens = Object.keys(SCREEN_WORDS) as WordScreen[];
  test.each(screens)('%s', async (screen) => {
    const paths = new Set([...SCREEN_WORDS.AppShell, ...SCREEN_WORDS[screen]]);
    expect(await zippedKib([...paths])).toBeLessThanOrEqual(14.25);
  });
});

/** What the modules of words weigh on the wire, each by itself. */
async function zippedKib(paths: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: paths.map((path) => join(import.meta.dirname, `locales/es-US/${path}.ts`)),
    outdir: 'never-written',
    write: false,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    format: 'esm',
  });
  expect(outputFiles).toHaveLength(paths.length);
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength / 1024, 0);
}
