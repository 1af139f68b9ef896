import { describe, expect, test } from 'vitest';
import { readSources, takeInventory, type Sources } from '../tools/inventory.ts';
import { readStoryFile } from '../tools/readStoryFile.ts';
import type { Export } from './public-surface/readSurface.ts';

test('every export of ui has its stories and its docs page', () => {
  expect(takeInventory(readSources()).missing).toEqual([]);
});

const badge = readStoryFile(
  'Badge.stories.tsx',
  `
  const meta = preview.meta({
    title: 'Primitives/Badge',
    component: Badge<string>,
    subcomponents: { BadgeList },
    parameters: { guide: guide({ use: 'For a word.', instead: [['Callout', 'it is a sentence']] }) },
  });
  export const Default = meta.story();
  export const Opens = meta.story({ ...Default.input, tags: ['behavior'], play: async () => {} });
  export const Playground = meta.story({ args: { tone: 'debt' } });
  export const Matrix = meta.story({ tags: ['matrix'], render: () => <Badge>one</Badge> });
  const helper = meta.story();
`,
);

const exported = (name: string, more: Partial<Export> = {}): Export => ({
  name,
  kind: 'component',
  file: `packages/ui/src/primitives/${name}/${name}.tsx`,
  described: true,
  props: [],
  ref: false,
  host: false,
  ...more,
});

/** A library in order, as far as a word can be planted in it. */
const sound: Sources = {
  exports: [exported('Badge'), exported('BadgeList'), exported('Callout')],
  storyFiles: [
    badge,
    { ...badge, title: 'Primitives/Callout', components: ['Callout'], neighbours: [] },
    ...Array.from({ length: 100 }, (_, index) => ({ ...badge, title: `Foundations/${index}` })),
  ],
  pages: new Map([['Foundations/Brand', 'Read it with `useBrand`.']]),
};

const missingFrom = (planted: Partial<Sources>) => takeInventory({ ...sound, ...planted }).missing;

describe('the inventory', () => {
  test('reads a story file', () => {
    expect(badge).toEqual({
      title: 'Primitives/Badge',
      components: ['Badge', 'BadgeList'],
      guide: true,
      neighbours: ['Callout'],
      stories: [
        { name: 'Default', matrix: false, behavior: false },
        { name: 'Opens', matrix: false, behavior: true },
        { name: 'Playground', matrix: false, behavior: false },
        { name: 'Matrix', matrix: true, behavior: false },
      ],
    });
  });

  test('finds nothing to say of a library in order', () => {
    expect(missingFrom({})).toEqual([]);
  });

  test('finds a planted component without a page, and one without a sentence', () => {
    const exports = [
      ...sound.exports,
      exported('Planted'),
      exported('Badge', { described: false }),
    ];
    expect(missingFrom({ exports })).toEqual([
      'Planted has no docs page.',
      'Badge has no sentence that says what it is.',
    ]);
  });

  test('finds a value that no page names, and accepts one that a page does', () => {
    const hook = { kind: 'hook', file: 'packages/ui/src/theme/hooks.ts' } as const;
    const exports = [...sound.exports, exported('useBrand', hook), exported('usePlanted', hook)];
    expect(missingFrom({ exports })).toEqual(['usePlanted is on no docs page.']);
  });

  test('finds what a planted story file lacks', () => {
    const bare = { ...badge, guide: false, neighbours: ['Nowhere'], stories: [] };
    expect(missingFrom({ storyFiles: [bare, ...sound.storyFiles.slice(1)] })).toEqual([
      'Badge has no story.',
      'BadgeList has no story.',
      'Primitives/Badge has no guide.',
      'Primitives/Badge does not begin with a story Default.',
      'Primitives/Badge has no story Playground.',
      "Primitives/Badge has no story tagged 'matrix'.",
      'Primitives/Badge sends the reader to Nowhere, which ui does not export.',
    ]);
  });

  test('finds a picture that only one of the two places would take', () => {
    const planted = { ...badge, title: 'Foundations/Planted', stories: [] };
    const row = { name: 'Row', matrix: true, behavior: false };
    const matrix = { name: 'MatrixOnAPhone', matrix: false, behavior: false };
    const storyFiles = [...sound.storyFiles, { ...planted, stories: [row, matrix] }];
    expect(missingFrom({ storyFiles })).toEqual([
      "Foundations/Planted Row: the tag 'matrix' and a name in Matrix go together.",
      "Foundations/Planted MatrixOnAPhone: the tag 'matrix' and a name in Matrix go together.",
    ]);
  });

  test('finds a page whose first look is another one', () => {
    const [first, ...others] = badge.stories;
    const hidden = { name: 'Default', matrix: false, behavior: true };
    const planted = [
      [...others, ...(first ? [first] : [])],
      [hidden, ...others],
    ];
    for (const stories of planted) {
      const storyFiles = [{ ...badge, stories }, ...sound.storyFiles.slice(1)];
      expect(missingFrom({ storyFiles })).toEqual([
        'Primitives/Badge does not begin with a story Default.',
      ]);
    }
  });

  test('counts the stories', () => {
    const few = sound.storyFiles.slice(0, 2);
    expect(missingFrom({ storyFiles: few })).toEqual(['There are 8 stories of 300.']);
  });
});
