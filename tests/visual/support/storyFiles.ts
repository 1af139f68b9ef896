import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readStoryFile, type StoryFile } from '../../tools/readStoryFile.ts';

const folder = join(import.meta.dirname, '../../../stories');

/** Every story file, read without running it, so that each story can be a test of its own. */
export function storyFiles(): StoryFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .map((file) => readStoryFile(file, readFileSync(join(folder, file), 'utf8')));
}

/** The id of a story in the address of the preview. */
export function storyId({ title }: StoryFile, name: string): string {
  return toId(title, storyNameFromExport(name));
}
