import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'stories/guides/WhereIsIt.mdx'), 'utf8');

/** The fewest entries that make the page worth a look. */
const FEWEST_ENTRIES = 150;

/** The text of a file of the repository; `undefined` if there is none. */
type Read = (file: string) => string | undefined;

const readRepository: Read = (file) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

interface Entry {
  readonly term: string;
  /** What the file defines; `undefined` if the whole file is meant. */
  readonly name: string | undefined;
  readonly file: string;
}

/** A row of the table: the term, and the name, if there is one, and the file as code. */
const ROW = /\[\s*'([^']+)',\s*'(?:`([^`]+)` in )?`([^`]+)`',?\s*\]/g;

function entriesOf(text: string): Entry[] {
  return [...text.matchAll(ROW)].map(([, term = '', name, file = '']) => ({
    term,
    name,
    file,
  }));
}

function defines(text: string, name: string): boolean {
  return new RegExp(`\\b(?:function|const|class|interface|type) ${name}\\b`).test(text);
}

const collator = new Intl.Collator('en');

/** What is wrong with the index, one sentence each. */
function flawsOf(text: string, read: Read): string[] {
  const entries = entriesOf(text);
  const rows = text.match(/^ {4}\[/gm)?.length ?? 0;
  const unread =
    rows === entries.length ? [] : [`${rows - entries.length} rows have another form.`];
  return [
    ...unread,
    ...entries.flatMap(({ term, name, file }, index) => {
      const flaws: string[] = [];
      const found = read(file);
      if (found === undefined) flaws.push(`${term}: there is no file ${file}.`);
      else if (name !== undefined && !defines(found, name))
        flaws.push(`${term}: ${file} does not define ${name}.`);
      const order = collator.compare(entries[index - 1]?.term ?? '', term);
      if (order === 0) flaws.push(`${term} is repeated.`);
      if (order > 0) flaws.push(`${term} is not in alphabetical order.`);
      return flaws;
    }),
  ];
}

/** A page in order, as far as a flaw can be planted in it. */
const sound = `    ['amount input', '\`MoneyField\` in \`a.tsx\`'],
    [
      'APR',
      '\`Apr\` in \`b.ts\`',
    ],
`;

const files = new Map([
  ['a.tsx', 'export const MoneyField = forwardRef('],
  ['b.ts', 'export type Apr = number;'],
]);

describe('where is it', () => {
  test('each entry names a file, and what that defines, in alphabetical order', () => {
    expect(entriesOf(page).length).toBeGreaterThanOrEqual(FEWEST_ENTRIES);
    expect(flawsOf(page, readRepository)).toEqual([]);
  });

  test('a page in order has no flaw', () => {
    expect(flawsOf(sound, (file) => files.get(file))).toEqual([]);
  });

  test.each([
    ['a.tsx', 'c.tsx', 'there is no file c.tsx'],
    ['MoneyField', 'Money', 'does not define Money'],
    ['amount input', 'yield', 'APR is not in alphabetical order'],
    ['amount input', 'APR', 'APR is repeated'],
    ['`Apr`', 'Apr', '1 rows have another form'],
  ])('a page with %j replaced by %j is found', (before, after, found) => {
    expect(flawsOf(sound.replace(before, after), (file) => files.get(file))).toEqual([
      expect.stringContaining(found),
    ]);
  });
});
