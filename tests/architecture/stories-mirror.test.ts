import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../packages/app/src/routes.tsx';

const root = join(import.meta.dirname, '../..');

/** The folders of ui whose every entry is shown in the folder of stories beside it. */
const MIRRORED = ['components', 'charts', 'screens'] as const;

/** A folder without an index is shared by its neighbours and is no component. */
function componentsIn(folder: string): string[] {
  const path = join(root, 'packages/ui/src', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path).filter((name) => existsSync(join(path, name, 'index.ts')));
}

function storiesIn(folder: string): string[] {
  const path = join(root, 'stories', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => name.slice(0, -'.stories.tsx'.length));
}

/** What one side has and the other lacks. */
function differences(components: readonly string[], stories: readonly string[]) {
  return {
    withoutStory: components.filter((name) => !stories.includes(name)),
    withoutComponent: stories.filter((name) => !components.includes(name)),
  };
}

describe.each(MIRRORED)('stories/%s mirrors its folder of ui', (folder) => {
  test('each has the other', () => {
    expect(differences(componentsIn(folder), storiesIn(folder))).toEqual({
      withoutStory: [],
      withoutComponent: [],
    });
  });

  test('each title says where the story stands', () => {
    const heading = `${folder[0]?.toUpperCase()}${folder.slice(1)}`;
    const wrong = storiesIn(folder).filter((name) => {
      const text = readFileSync(join(root, 'stories', folder, `${name}.stories.tsx`), 'utf8');
      return !text.includes(`title: '${heading}/${name}'`);
    });
    expect(wrong).toEqual([]);
  });
});

test('stories/flows shows the real page of each route', () => {
  const text = readFileSync(join(root, 'stories/flows/Routes.stories.tsx'), 'utf8');
  const withoutStory = ROUTES.filter(({ path }) => !text.includes(`args: { path: '${path}' }`));
  expect(withoutStory.map(({ path }) => path)).toEqual([]);
  for (const name of storiesIn('flows')) {
    const story = readFileSync(join(root, 'stories/flows', `${name}.stories.tsx`), 'utf8');
    expect(story).toContain(`title: 'Flows/${name}'`);
  }
});

test('a planted component without a story, and a story without a component, are found', () => {
  expect(differences(['Card', 'Planted'], ['Card', 'Stray'])).toEqual({
    withoutStory: ['Planted'],
    withoutComponent: ['Stray'],
  });
});

test('there is something to compare', () => {
  expect(componentsIn('components').length).toBeGreaterThan(30);
});
