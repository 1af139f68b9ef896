import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readStoryFile } from '../../tools/readStoryFile.ts';

/** A story whose picture is compared. */
export interface MatrixStory {
  id: string;
  title: string;
  name: string;
}

const folder = join(import.meta.dirname, '../../../stories');

/** Every story tagged `matrix`, read from the files, so that each is a test of its own. */
export function matrixStories(): MatrixStory[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => {
      const { title, stories } = readStoryFile(file, readFileSync(join(folder, file), 'utf8'));
      return stories
        .filter(({ matrix }) => matrix)
        .map(({ name }) => ({ id: toId(title, storyNameFromExport(name)), title, name }));
    });
}
