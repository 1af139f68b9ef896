import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { uiFolder } from '../../.storybook/exportsOfUi.ts';
import {
  isPartName,
  partName,
  partsIn,
  rootOfPart,
  SHARED_PARTS,
  withoutParts,
} from '../../packages/ui/build/componentParts.ts';
import { componentReach, importsOf, type Sources } from '../../packages/ui/build/componentReach.ts';
import { readPublicFolders } from '../../packages/ui/build/entries.ts';
import type { PublicFolder } from '../../packages/ui/build/publicFolders.ts';
import { readIndexes, readSources } from '../../packages/ui/build/readSources.ts';

const root = join(import.meta.dirname, '../..');
const folders = readPublicFolders(join(root, 'packages/ui/src'));
const indexes = readIndexes();
const sources = readSources();

const rootsOf = (folder: PublicFolder) => uiFolder(folder).components.map(partName);
const roots = ['ui-provider', ...folders.flatMap(rootsOf), ...Object.keys(SHARED_PARTS)];

/** The names that a module gives to parts of components to which it does not belong, with its path. */
function foreignParts(all: Sources): string[] {
  const reach = componentReach(folders, all, indexes);
  /** The roots of the components that a module belongs to. */
  const ownRoots = (path: string): string[] => {
    const own = folders.find(({ subject, name }) => path.startsWith(`${subject}/${name}/`));
    const users = folders.filter(({ name }) => reach[name]?.modules.includes(path));
    const imports = importsOf(path, all[path] ?? '', indexes);
    const shared = Object.entries(SHARED_PARTS).filter(([, folder]) =>
      [path, ...imports].some((module) => module.startsWith(`${folder}/`)),
    );
    return [
      partName(basename(path, '.tsx')),
      ...(own ? [own] : users).flatMap(rootsOf),
      ...shared.map(([words]) => words),
    ];
  };
  return Object.entries(all).flatMap(([path, text]) => {
    const parts = partsIn(text);
    if (parts.length === 0) return [];
    const own = ownRoots(path);
    return parts
      .filter((part) => !isPartName(part) || !own.includes(rootOfPart(part, roots) ?? ''))
      .map((part) => `${path}: ${part}`);
  });
}

test('a name of a part begins with that of its own component', () => {
  expect(foreignParts(sources)).toEqual([]);
});

test.each([
  ['charts/Sparkline/Sparkline.tsx', 'spark-line', 'no component has that name'],
  ['charts/Sparkline/Sparkline.tsx', 'money-sign', 'another component'],
  ['money/Money/Money.tsx', 'money-field-sign', 'a longer name is another component'],
  ['money/Money/Money.tsx', 'chart-axis', 'it imports no such part'],
  ['money/Money/Money.tsx', 'money-Sign', 'a capital letter'],
])('planted in %s, %s is found: %s', (path, part) => {
  const planted = { ...sources, [path]: `<i data-part="${part}" />` };
  expect(foreignParts(planted)).toEqual([`${path}: ${part}`]);
});

test('a name is written where it is found', () => {
  const elsewhere = Object.entries(sources).filter(([, text]) =>
    withoutParts(text).replaceAll("'data-part': string", '').includes('data-part'),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test.each(['packages/ui/README.md', 'stories/foundations/UseItOnYourSite.mdx'])(
  'the parts in the examples of %s exist',
  (file) => {
    const examples = readFileSync(join(root, file), 'utf8').matchAll(/\[data-part='([^']+)'\]/g);
    const names = [...examples].map(([, name]) => name);
    const parts = new Set(Object.values(sources).flatMap(partsIn));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !parts.has(name ?? ''))).toEqual([]);
  },
);

test('names of parts are for partners alone: neither a style nor a test of ours selects by them', () => {
  const files = globSync('{packages,stories,mocks,.storybook,tests}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const readers = files.filter(
    (file) =>
      !/^tests\/(?:conformance|architecture)\/(?:parts|openedParts)\.test\.tsx?$/.test(file) &&
      /\[data-part\b|dataset\.part\b|getAttribute\('data-part'\)/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(readers).toEqual([]);
});
