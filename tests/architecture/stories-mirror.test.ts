import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uiFolder } from '../../.storybook/exportsOfUi.ts';
import { PAGES } from '../../packages/app/src/config/pages.ts';
import { readPublicFolders } from '../../packages/ui/build/entries.ts';
import type { PublicFolder } from '../../packages/ui/build/publicFolders.ts';

const root = join(import.meta.dirname, '../..');

const folders = readPublicFolders(join(root, 'packages/ui/src'));
const subjects = [...new Set(folders.map(({ subject }) => subject))];

function storiesIn(folder: string): string[] {
  return readdirSync(join(root, 'stories', folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => name.slice(0, -'.stories.tsx'.length));
}

const readStory = (folder: string, name: string) =>
  readFileSync(join(root, 'stories', folder, `${name}.stories.tsx`), 'utf8');

/** What one side has and the other lacks. */
function differences(components: readonly string[], stories: readonly string[]) {
  return {
    withoutStory: components.filter((name) => !stories.includes(name)),
    withoutComponent: stories.filter((name) => !components.includes(name)),
  };
}

test.each(subjects)('stories/%s has a file for each public folder of ui', (subject) => {
  const components = folders.filter((folder) => folder.subject === subject);
  expect(
    differences(
      components.map(({ name }) => name),
      storiesIn(subject),
    ),
  ).toEqual({ withoutStory: [], withoutComponent: [] });
});

/** The story files whose title does not begin with the subject of their folder or, of a screen, `Screens`. */
function misplaced(
  all: readonly PublicFolder[],
  read: (subject: string, name: string) => string,
): string[] {
  return all
    .filter((folder) => {
      const { heading, name } = uiFolder(folder);
      return !read(folder.subject, name).includes(`title: '${heading}/${name}'`);
    })
    .map(({ subject, name }) => `${subject}/${name}`);
}

test('each title begins with the subject of its folder, or says that it is a screen', () => {
  expect(misplaced(folders, readStory)).toEqual([]);
});

test('a planted title under another subject is found', () => {
  const planted = folders.filter(({ name }) => ['DebtCard', 'Debts'].includes(name));
  expect(planted.map(({ subject }) => subject)).toEqual(['debts', 'debts']);
  expect(misplaced(planted, (_subject, name) => `title: 'Screens/${name}'`)).toEqual([
    'debts/DebtCard',
  ]);
  expect(misplaced(planted, (_subject, name) => `title: 'Debts/${name}'`)).toEqual(['debts/Debts']);
});

test('the sidebar has a place for each subject', () => {
  const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
  const order = /storySort: \{([\s\S]*?)\n {6}\}/.exec(preview)?.[1] ?? '';
  const headings = [...new Set(folders.map((folder) => uiFolder(folder).heading))];
  expect(headings.filter((heading) => !order.includes(`          '${heading}',\n`))).toEqual([]);
});

test('stories/flows shows the real page of each route', () => {
  const text = readStory('flows', 'Routes');
  const withoutStory = PAGES.filter(({ path }) => !text.includes(`args: { path: '${path}' }`));
  expect(withoutStory.map(({ path }) => path)).toEqual([]);
  for (const name of storiesIn('flows')) {
    expect(readStory('flows', name)).toContain(`title: 'Flows/${name}'`);
  }
});

test('a planted component without a story, and a story without a component, are found', () => {
  expect(differences(['Card', 'Planted'], ['Card', 'Stray'])).toEqual({
    withoutStory: ['Planted'],
    withoutComponent: ['Stray'],
  });
});

test('there is something to compare', () => {
  expect(folders.length).toBeGreaterThan(120);
});
