import type { IndexInput } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { withTags } from './indexTags.ts';

const story: IndexInput = {
  type: 'story',
  importPath: 'Badge.stories.tsx',
  exportName: 'Default',
  tags: ['matrix'],
};

async function tagsOf(file: string, inputs: IndexInput[]) {
  const indexer = { test: /\.stories\.tsx$/, createIndex: async () => inputs };
  const [tagging] = withTags([indexer], (name) => (name === 'Badge' ? 'draft' : undefined));
  const tagged = await tagging?.createIndex(file, { makeTitle: () => 'Primitives/Badge' });
  return tagged?.map(({ tags }) => tags);
}

test('every story of a component has its status as a tag, beside its own', async () => {
  const { tags: _tags, ...untagged } = story;
  expect(await tagsOf('stories/primitives/Badge.stories.tsx', [story, untagged])).toEqual([
    ['matrix', 'draft'],
    ['draft'],
  ]);
});

test('a story about behavior is none for agents', async () => {
  const behavior = { ...story, tags: ['behavior'] };
  expect(await tagsOf('stories/primitives/Badge.stories.tsx', [behavior])).toEqual([
    ['behavior', 'draft', '!manifest'],
  ]);
});

test('a file without a component of ui has no status, and is none for agents', async () => {
  const provider = { ...story, rawComponentPath: '@dime-time/ui' };
  const studio = { ...story, rawComponentPath: './BrandStudio.tsx' };
  expect(await tagsOf('stories/flows/Routes.stories.tsx', [story, studio])).toEqual([
    ['matrix', '!manifest'],
    ['matrix', '!manifest'],
  ]);
  expect(await tagsOf('stories/foundations/UiProvider.stories.tsx', [provider])).toEqual([
    ['matrix'],
  ]);
});
