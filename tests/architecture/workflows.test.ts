import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  .toSorted()
  .map((path) => ({ path, text: read(path) }));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The scripts that a workflow calls and the package.json lacks. */
const missingIn = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));

/** The actions that are not of a major version: a branch, which may change under the workflow. */
const unpinnedIn = (text: string) =>
  [...text.matchAll(/uses: (\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action));

test('there is a workflow for the pictures and one for releases', () => {
  expect(workflows.map(({ path }) => path.replaceAll('\\', '/'))).toEqual([
    '.github/workflows/chromatic.yml',
    '.github/workflows/release.yml',
  ]);
});

describe.each(workflows)('$path', ({ text }) => {
  test('is valid YAML, and formatted', async () => {
    expect(await format(text, { parser: 'yaml', printWidth: 100, singleQuote: true })).toBe(text);
  });

  test('calls scripts of the package.json, and actions of a major version', () => {
    expect(text).toContain('npm run');
    expect(missingIn(text)).toEqual([]);
    expect(unpinnedIn(text)).toEqual([]);
  });

  test('takes Node from .nvmrc, names its permissions and no registry', () => {
    expect(text).toContain('node-version-file: .nvmrc');
    expect(text).toMatch(/^permissions:/m);
    expect(text).not.toMatch(/write-all|https?:|registry/);
  });
});

test('only the job that publishes may sign, and its packages have provenance', () => {
  const release = workflows.find(({ path }) => path.endsWith('release.yml'))?.text ?? '';
  const [version = '', publish = ''] = release.split(/^ {2}publish:$/m);
  expect(version).not.toContain('id-token');
  expect(publish).toContain('id-token: write');
  expect(publish).not.toContain('contents: write');
  expect(publish).toContain("NPM_CONFIG_PROVENANCE: 'true'");
});

test('Chromatic shows each theme in each contrast, a phone, right to left, and a partner', () => {
  const all: readonly Record<string, unknown>[] = Object.values(modes);
  const looks = all
    .filter((mode) => mode['viewport'] === 1280 && !('dir' in mode) && !('brand' in mode))
    .map(({ theme, contrast }) => `${String(theme)} ${String(contrast)}`);
  expect(looks).toEqual(['light standard', 'dark standard', 'light more', 'dark more']);
  expect(all.filter(({ viewport }) => viewport === 375)).toHaveLength(1);
  expect(all.filter(({ dir }) => dir === 'rtl')).toHaveLength(1);
  expect(all.filter(({ brand }) => brand === 'penny-wise')).toHaveLength(1);
});

test('a planted script, and a planted branch of an action, are found', () => {
  expect(missingIn('- run: npm run planted -- --flag')).toEqual(['planted']);
  expect(unpinnedIn('- uses: actions/checkout@main')).toEqual(['actions/checkout@main']);
});
