import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tag } from './tags.ts';

/** What the specification asks for: a line of `requirements.md`. */
export interface Requirement {
  /** Section, subject and point. */
  readonly id: string;
  readonly sentence: string;
  /** What one of its tests must contain, letter by letter. */
  readonly words: readonly string[];
}

/** Reads lines `- id: sentence`, with words in backticks after the sentence. */
export function parseRequirements(text: string): Requirement[] {
  return [...text.matchAll(/^- (\S+): ([^`\n]+)(.*)$/gm)].map(
    ([, id = '', sentence = '', words = '']) => ({
      id,
      sentence: sentence.trim(),
      words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    }),
  );
}

/** The requirements of the specification, in its order. */
export const REQUIREMENTS = parseRequirements(
  readFileSync(join(import.meta.dirname, 'requirements.md'), 'utf8'),
);

/** What is wrong with requirements and tags, one sentence each. */
export function checkRequirements(
  requirements: readonly Requirement[],
  tags: readonly Tag[],
): string[] {
  const ids = requirements.map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is repeated.`),
    ...tags.flatMap(({ id, file, code }) => [
      ...(ids.includes(id) ? [] : [`${file}: there is no requirement ${id}.`]),
      ...(code === undefined ? [`${file}: ${id} is not above a test or a story that plays.`] : []),
    ]),
    ...requirements.flatMap(({ id, words }) => {
      const tests = tags.filter((tag) => tag.id === id);
      if (tests.length === 0) return [`${id} has no test.`];
      return words
        .filter((word) => !tests.some(({ code }) => code?.includes(word)))
        .map((word) => `${id}: none of its tests contains '${word}'.`);
    }),
  ];
}

/** Each requirement with the files of its tests, and a closing line of figures. */
export function printRequirements(
  requirements: readonly Requirement[],
  tags: readonly Tag[],
): string {
  const width = Math.max(...requirements.map(({ id }) => id.length));
  const lines = requirements.map(({ id, sentence }) => {
    const files = new Set(tags.filter((tag) => tag.id === id).map(({ file }) => file));
    return `${id.padEnd(width)}  ${sentence}\n${' '.repeat(width)}  ${[...files].join(', ')}`;
  });
  return [...lines, `${requirements.length} requirements, ${tags.length} tags`].join('\n');
}
