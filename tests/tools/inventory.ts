/**
 * What the library offers, and where each part of it is shown and explained.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSurface, type Export } from '../architecture/public-surface/readSurface.ts';
import { readStoryFile, type StoryFile } from './readStoryFile.ts';

/** The fewest stories the library is shown in. */
export const FEWEST_STORIES = 300;

export interface Shown {
  name: string;
  kind: Export['kind'];
  /** The title of the page that explains it; empty where there is none. */
  page: string;
  /** How many stories stand on that page. */
  stories: number;
}

export interface Inventory {
  components: Shown[];
  /** Hooks, functions and constants. */
  values: Shown[];
  stories: number;
  /** What is not as it should be, a sentence each. */
  missing: string[];
}

/** What an inventory is drawn from. */
export interface Sources {
  exports: readonly Export[];
  storyFiles: readonly StoryFile[];
  /** The text of each page that is prose, by its title. */
  pages: ReadonlyMap<string, string>;
}

const root = join(import.meta.dirname, '../..');
const stories = join(root, 'stories');

/** Reads the exports of ui, the story files and the pages of the project. */
export function readSources(): Sources {
  const byDeclaration = new Map<string, Export>();
  for (const { exports } of readSurface('ui')) {
    for (const item of exports) byDeclaration.set(`${item.file} ${item.name}`, item);
  }
  const files = readdirSync(stories, { recursive: true, encoding: 'utf8' });
  const textOf = (file: string) => readFileSync(join(stories, file), 'utf8');
  return {
    exports: [...byDeclaration.values()],
    storyFiles: files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readStoryFile(file, textOf(file))),
    pages: new Map(
      files
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => {
          const text = textOf(file);
          return [/<Meta title="([^"]+)"/.exec(text)?.[1] ?? file, text];
        }),
    ),
  };
}

/** Joins exports with the pages that show them, and names what lacks one. */
export function takeInventory({ exports, storyFiles, pages }: Sources): Inventory {
  const components = exports
    .filter(({ kind }) => kind === 'component')
    .map(({ name, kind }) => {
      const file = storyFiles.find((candidate) => candidate.components.includes(name));
      return { name, kind, page: file?.title ?? '', stories: file?.stories.length ?? 0 };
    })
    .toSorted(byName);
  const values = exports
    .filter(({ kind }) => kind === 'hook' || kind === 'function' || kind === 'constant')
    .map((item) => ({ name: item.name, kind: item.kind, stories: 0, page: pageOfValue(item) }))
    .toSorted(byName);
  const total = storyFiles.reduce((sum, file) => sum + file.stories.length, 0);
  return {
    components,
    values,
    stories: total,
    missing: [
      ...components
        .filter(({ page }) => page === '')
        .map(({ name }) => `${name} has no docs page.`),
      ...components
        .filter(({ page, stories: count }) => page !== '' && count === 0)
        .map(({ name }) => `${name} has no story.`),
      ...values.filter(({ page }) => page === '').map(({ name }) => `${name} is on no docs page.`),
      ...exports
        .filter(({ kind, described }) => kind !== 'type' && !described)
        .map(({ name }) => `${name} has no sentence that says what it is.`),
      ...storyFiles.flatMap(misnamed),
      ...storyFiles.filter(isOfComponent).flatMap((file) => wantsOf(file, exports)),
      ...(total < FEWEST_STORIES ? [`There are ${total} stories of ${FEWEST_STORIES}.`] : []),
    ],
  };

  /** A value stands on the docs page of its folder, or a page of prose names it. */
  function pageOfValue({ name, file }: Export): string {
    const [, folder] = /src\/[\w-]+\/(\w+)\//.exec(file) ?? [];
    const page = storyFiles.find(
      (candidate) => isOfComponent(candidate) && candidate.title.split('/')[1] === folder,
    );
    if (page) return page.title;
    const named = new RegExp(`\\b${name}\\b`);
    return [...pages].find(([, text]) => named.test(text))?.[0] ?? '';
  }
}

function byName(one: Shown, other: Shown): number {
  return one.name < other.name ? -1 : 1;
}

function isOfComponent({ title }: StoryFile): boolean {
  return !/^(?:Foundations|Flows)\//.test(title);
}

function wantsOf(file: StoryFile, exports: readonly Export[]): string[] {
  const looks = file.stories.filter(({ behavior }) => !behavior);
  const wants: string[] = [];
  if (!file.guide) wants.push('has no guide.');
  if (looks[0]?.name !== 'Default') wants.push('does not begin with a story Default.');
  if (!looks.some(({ name }) => name === 'Playground')) wants.push('has no story Playground.');
  if (!file.stories.some(({ matrix }) => matrix)) wants.push("has no story tagged 'matrix'.");
  for (const name of file.neighbours) {
    if (exports.some((item) => item.name === name && item.kind !== 'type')) continue;
    wants.push(`sends the reader to ${name}, which ui does not export.`);
  }
  return wants.map((want) => `${file.title} ${want}`);
}

/** Pictures are taken here by the tag and in Chromatic by the name: the two must agree. */
function misnamed({ title, stories: all }: StoryFile): string[] {
  return all
    .filter(({ name, matrix }) => matrix !== name.startsWith('Matrix'))
    .map(({ name }) => `${title} ${name}: the tag 'matrix' and a name in Matrix go together.`);
}

/** `npm run inventory`: prints it, and fails when something is missing. */
function main(): void {
  const { components, values, stories: total, missing } = takeInventory(readSources());
  const line = ({ name, page, stories: count }: Shown) =>
    `  ${name.padEnd(28)}${count === 0 ? '' : String(count).padStart(3)}  ${page || '–'}\n`;
  process.stdout.write(`${components.length} components, with stories and docs page\n`);
  for (const item of components) process.stdout.write(line(item));
  process.stdout.write(`\n${values.length} hooks, functions and constants, with docs page\n`);
  for (const item of values) process.stdout.write(line(item));
  process.stdout.write(`\n${total} stories; ${missing.length} missing\n`);
  for (const sentence of missing) process.stdout.write(`  ${sentence}\n`);
  process.exit(missing.length === 0 ? 0 : 1);
}

if (basename(process.argv[1] ?? '') === basename(import.meta.filename)) main();
