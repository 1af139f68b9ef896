import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../packages/ui/src');

const FOLDERS = [
  'account',
  'banking',
  'categories',
  'charts',
  'crypto',
  'dashboard',
  'debts',
  'insights',
  'internal',
  'marketing',
  'money',
  'notifications',
  'primitives',
  'round-ups',
  'shell',
  'theme',
  'token',
  'transactions',
  'words',
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** Files at the root other than the index, and a second index below a folder. */
function misplaced(paths: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      (/^[^/]+\.\w+$/.test(path) && path !== 'index.ts') || /^[^/]+\/.+\/index\.ts$/.test(path),
  );
}

/** The modules of an index, which must be in alphabetical order. */
function modulesOf(index: string): string[] {
  return [...index.matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from.toLowerCase());
}

describe('packages/ui/src', () => {
  test('has a folder for each subject, and nothing beside them', () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((item) => item.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(FOLDERS);
    expect(misplaced(files)).toEqual([]);
  });

  test.each(files.filter((path) => /^[^/]+\/index\.ts$/.test(path) && !path.startsWith('theme/')))(
    '%s lists its modules by the alphabet, each by name',
    (path) => {
      const text = readFileSync(join(src, path), 'utf8');
      expect(modulesOf(text)).toEqual(modulesOf(text).toSorted());
      expect(text).not.toContain('export *');
    },
  );

  test('a planted loose file, and the index of a component, are found', () => {
    expect(misplaced(['index.ts', 'useThing.ts', 'debts/DebtCard/index.ts'])).toEqual([
      'useThing.ts',
      'debts/DebtCard/index.ts',
    ]);
  });
});
