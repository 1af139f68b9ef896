import type { Requirement } from './requirement.ts';
import { testTitles } from './testTitles.ts';

/** Reads a file of the project; `undefined` where there is none. */
export type ReadFile = (file: string) => string | undefined;

/** What is wrong with a table of requirements, a sentence each; nothing where each is shown. */
export function checkRequirements(
  requirements: readonly Requirement[],
  readFile: ReadFile,
): string[] {
  const ids = requirements.map(([id]) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...twice.map((id) => `${id} stands twice.`),
    ...requirements.flatMap((requirement) => faultsOf(requirement, readFile)),
  ];
}

function faultsOf([id, , shownBy, exact = []]: Requirement, readFile: ReadFile): string[] {
  if (shownBy.length === 0) return [`${id} has no test.`];
  const texts = shownBy.map(({ file }) => readFile(file));
  return [
    ...shownBy.flatMap(({ file, title }, at) => {
      const text = texts[at];
      if (text === undefined) return [`${id}: there is no file ${file}.`];
      const found = testTitles(file, text).some((one) =>
        file.endsWith('.stories.tsx') ? one === title : one.includes(title),
      );
      return found ? [] : [`${id}: ${file} has no test '${title}'.`];
    }),
    ...exact
      .filter((words) => !texts.some((text) => text?.includes(words)))
      .map((words) => `${id}: none of its tests names '${words}'.`),
  ];
}
