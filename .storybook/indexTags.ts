import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Status } from '../stories/componentStatus.ts';

/**
 * Adds tags when the stories are indexed, so that no story file repeats what is known elsewhere.
 *
 * Every story of a component, and its page, gets the status of the component, which the sidebar
 * shows. The manifest for coding agents leaves out stories about behavior, whose code is a test, and
 * files that show no component of ui.
 *
 * @param statusOf the status of a component by the name of its story file; undefined for a file
 *   that is not of a public folder of ui.
 */
export function withTags(
  indexers: readonly Indexer[],
  statusOf: (name: string) => Status | undefined,
): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      const status = statusOf(basename(fileName, '.stories.tsx'));
      return inputs.map((input) => {
        const { tags = [], rawComponentPath } = input;
        const isOfUi = status !== undefined || rawComponentPath === '@dime-time/ui';
        const isExample = isOfUi && !tags.includes('behavior');
        return {
          ...input,
          tags: [...tags, ...(status ? [status] : []), ...(isExample ? [] : ['!manifest'])],
        };
      });
    },
  }));
}
