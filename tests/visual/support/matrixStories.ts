import { storyFiles, storyId } from './storyFiles.ts';

/** A story whose picture is compared. */
export interface MatrixStory {
  id: string;
  title: string;
  name: string;
}

/** Every story tagged `matrix`. */
export function matrixStories(): MatrixStory[] {
  return storyFiles().flatMap((file) =>
    file.stories
      .filter(({ matrix }) => matrix)
      .map(({ name }) => ({ id: storyId(file, name), title: file.title, name })),
  );
}
