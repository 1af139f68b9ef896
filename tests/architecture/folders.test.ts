import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The packages whose folders may not import each other in a circle. */
const SOURCES = ['packages/api/src'];

/**
 * The groups of top folders that import each other, directly or through others. Two modules of a
 * circle of folders need not be in a circle themselves, so the rule `no-cycles` does not find it.
 *
 * @param files the text of each file by its path below the source folder, with `/`. Files directly
 *   below it compose the folders and count as one folder, `.`.
 */
export function folderCycles(files: Readonly<Record<string, string>>): string[][] {
  const imports = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    const from = topFolder(path);
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const to = topFolder(posix.normalize(posix.join(posix.dirname(path), fileName)));
      if (to !== '..' && to !== from) known.add(to);
    }
  }
  const reachable = new Map([...imports.keys()].map((folder) => [folder, reach(imports, folder)]));
  const groups = [...reachable].flatMap(([folder, others]) =>
    others.has(folder)
      ? [[...others].filter((other) => reachable.get(other)?.has(folder)).toSorted()]
      : [],
  );
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

function topFolder(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? '.' : first;
}

/** Every folder that one imports, directly or through others. */
function reach(imports: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of imports.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** The product files of a source folder; its tests and test tools may import anything. */
function readSources(folder: string): Record<string, string> {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !/\.test(-d)?\./.test(name));
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [
      relative(join(root, folder), path).split(sep).join('/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}

test.each(SOURCES)('no folders of %s import each other in a circle', (folder) => {
  const files = readSources(folder);
  expect(Object.keys(files).length).toBeGreaterThan(20);
  expect(folderCycles(files)).toEqual([]);
});

test('a circle of folders is found where no two modules are in one', () => {
  const files = {
    'debts/pay.ts': `import { sweep } from '../round-ups/sweep.ts';`,
    'debts/list.ts': '',
    'round-ups/sweep.ts': '',
    'round-ups/plan.ts': `export { rate } from '../token/rate.ts';`,
    'token/rate.ts': `import type { List } from '../debts/list.ts';`,
    'ledger/books.ts': `import { pay } from '../../other/pay.ts';`,
    'app.ts': `import('./debts/pay.ts');`,
  };
  expect(folderCycles(files)).toEqual([['debts', 'round-ups', 'token']]);
  expect(folderCycles({ ...files, 'token/rate.ts': `import '../app.ts';` })).toEqual([
    ['.', 'debts', 'round-ups', 'token'],
  ]);
  expect(folderCycles({ ...files, 'token/rate.ts': '' })).toEqual([]);
});
