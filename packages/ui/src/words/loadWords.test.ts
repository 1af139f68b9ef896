import { build } from 'esbuild';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadWords, type WordScreen } from './loadWords.ts';
import { SCREEN_SUBJECTS } from './screenSubjects.ts';

const subjectsIn = (catalogue: object) => [
  ...new Set(Object.keys(catalogue).map((id) => id.replace(/\..*/, ''))),
];

test('a screen has the words of its own and of its parts, and no other', async () => {
  const words = await loadWords('es-US', ['Debts']);
  expect(words['debts.debts']).toHaveProperty('title', 'Administración de deudas');
  expect(subjectsIn(words)).toEqual(expect.arrayContaining(['charts', 'debts']));
  expect(subjectsIn(words)).not.toContain('token');
});

test('several screens have the words of each', async () => {
  const words = await loadWords('es-US', ['AppShell', 'DimeToken']);
  expect(subjectsIn(words)).toEqual(expect.arrayContaining(['shell', 'token']));
});

describe('the words of a screen and its frame are small', () => {
  // Every name is one of the table.
  const screens = Object.keys(SCREEN_SUBJECTS) as WordScreen[];
  test.each(screens)('%s', async (screen) => {
    const subjects = new Set([...SCREEN_SUBJECTS.AppShell, ...SCREEN_SUBJECTS[screen]]);
    expect(await zippedKib([...subjects])).toBeLessThanOrEqual(12.5);
  });
});

/** What the modules of subjects weigh on the wire, each by itself. */
async function zippedKib(subjects: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: subjects.map((subject) =>
      join(import.meta.dirname, `locales/es-US/${subject}.ts`),
    ),
    outdir: 'never-written',
    write: false,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    format: 'esm',
  });
  expect(outputFiles).toHaveLength(subjects.length);
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength / 1024, 0);
}
