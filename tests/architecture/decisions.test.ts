import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../stories/decisions');

/** Pages of the folder that are not decisions. */
const OTHER_PAGES = ['Glossary.mdx'];

const SECTIONS = ['Context', 'Decision', 'Consequences'];

/** The name of a file and its text. */
type Page = readonly [file: string, text: string];

/** What a decision page lacks, one sentence each. */
function flawsOfPage([file, text]: Page): string[] {
  const number = /^(\d{4})-[a-z0-9-]+\.mdx$/.exec(file)?.[1];
  if (number === undefined) return [`${file}: the file name is not 0000-plain-title.mdx.`];
  const title = /<Meta title="Decisions\/(.+)" \/>/.exec(text)?.[1] ?? '';
  const flaws: string[] = [];
  if (!title.startsWith(`${number} `)) flaws.push(`the Storybook title lacks ${number}.`);
  if (!text.includes(`\n# ${title}\n`)) flaws.push('the heading differs from the Storybook title.');
  if (!isDate(/^- \*\*Date:\*\* (.+)$/m.exec(text)?.[1])) flaws.push('there is no date.');
  if (!/^- \*\*Status:\*\* (Accepted|Superseded by \d{4})$/m.test(text)) {
    flaws.push('the status is neither Accepted nor Superseded by 0000.');
  }
  for (const section of SECTIONS) {
    const content = text.split(`\n## ${section}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
    if (content === '') flaws.push(`there is no ${section}.`);
  }
  if (/^\|/m.test(text)) {
    flaws.push('there is a Markdown table, which Storybook shows as text; use Table.');
  }
  return flaws.map((flaw) => `${file}: ${flaw}`);
}

function isDate(text: string | undefined): boolean {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** What is wrong with the numbers of all pages, and with the decisions that they refer to. */
function flawsOfNumbers(pages: readonly Page[]): string[] {
  const numbers = pages.map(([file]) => file.slice(0, 4)).toSorted();
  const wrong = numbers.filter((number, index) => Number(number) !== index + 1).slice(0, 1);
  const references = pages.flatMap(([file, text]) =>
    [...text.matchAll(/(?:decision|Superseded by) (\d{4})/g)].flatMap(([, number = '']) =>
      numbers.includes(number) ? [] : [`${file}: there is no decision ${number}.`],
    ),
  );
  return [...wrong.map((number) => `${number} is repeated or follows a gap.`), ...references];
}

const flawsOf = (pages: readonly Page[]) => [
  ...pages.flatMap(flawsOfPage),
  ...flawsOfNumbers(pages),
];

const pages = readdirSync(folder)
  .filter((file) => !OTHER_PAGES.includes(file))
  .map((file): Page => [file, readFileSync(join(folder, file), 'utf8')]);

/** A page in order, as far as a flaw can be planted in it. */
const sound = `<Meta title="Decisions/0001 A title" />

# 0001 A title

- **Date:** 2026-11-21
- **Status:** Accepted

## Context

One.

## Decision

Two.

## Consequences

Three.
`;

const flawsWith = (before: string, after: string) =>
  flawsOf([['0001-a-title.mdx', sound.replace(before, after)]]);

describe('decisions', () => {
  test('have a number, a date, a status and three sections', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(flawsOf(pages)).toEqual([]);
  });

  test('a page in order has no flaw', () => {
    expect(flawsOf([['0001-a-title.mdx', sound]])).toEqual([]);
  });

  test.each([
    ['/0001 A', '/A', ['lacks 0001', 'differs from']],
    ['# 0001 A title', '# 0001 Another', ['differs from']],
    ['- **Date:** 2026-11-21\n', '', ['no date']],
    ['2026-11-21', '2026-13-41', ['no date']],
    ['Accepted', 'Likely', ['neither Accepted']],
    ['## Context\n', '', ['no Context']],
    ['Two.', '', ['no Decision']],
    ['## Consequences', '### Consequences', ['no Consequences']],
    ['Two.', '| Candidate |\n| --- |', ['Markdown table']],
    ['One.', 'See decision 0009.', ['no decision 0009']],
    ['Accepted', 'Superseded by 0007', ['no decision 0007']],
  ])('a page with %j replaced by %j is found', (before, after, found) => {
    expect(flawsWith(before, after)).toEqual(found.map((text) => expect.stringContaining(text)));
  });

  test('a file without a number is found', () => {
    expect(flawsOf([['a-title.mdx', sound]])).toContainEqual(expect.stringContaining('file name'));
  });

  test('a repeated number and a gap are found', () => {
    const named = (number: string): Page => [
      `${number}-a-title.mdx`,
      sound.replaceAll('0001', number),
    ];
    expect(flawsOf([named('0001'), named('0001')])).toEqual(['0001 is repeated or follows a gap.']);
    expect(flawsOf([named('0001'), named('0003')])).toEqual(['0003 is repeated or follows a gap.']);
  });
});
