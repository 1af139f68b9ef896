import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../packages/app/src/routes.tsx';
import { readPublicFolders } from '../../packages/ui/build/entries.ts';

const root = join(import.meta.dirname, '../..');
const HEADINGS = { components: 'Components', charts: 'Charts', screens: 'Screens' } as const;

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

test('each title says whether the story shows a component, a chart or a screen', () => {
  const wrong = folders.filter(
    ({ subject, name, kind }) =>
      !readStory(subject, name).includes(`title: '${HEADINGS[kind]}/${name}'`),
  );
  expect(wrong).toEqual([]);
});

test('stories/flows shows the real page of each route', () => {
  const text = readStory('flows', 'Routes');
  const withoutStory = ROUTES.filter(({ path }) => !text.includes(`args: { path: '${path}' }`));
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
