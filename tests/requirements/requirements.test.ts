import { describe, expect, test } from 'vitest';
import {
  checkRequirements,
  parseRequirements,
  printRequirements,
  REQUIREMENTS,
} from './requirements.ts';
import { readTags, repositoryTags } from './tags.ts';

test('every requirement of the specification is shown by a test that is there', () => {
  expect(checkRequirements(REQUIREMENTS, repositoryTags())).toEqual([]);
});

test('every section asks for something', () => {
  const sections = new Set(REQUIREMENTS.map(({ id }) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

const ROW = '- 2.planted: Something. `“Hello World”`\n';
const TAG = '// @requirement 2.planted';
const TEST = `${TAG}\ntest('greets', () => expect(text).toBe('“Hello World”'));`;
const OTHER = `test('parts', () => expect(text).toBe('“Goodbye World”'));`;
const STORY = `${TAG}\nexport const Default = meta.story({ play: () => says('“Hello World”') });`;

const faults = (rows: string, code: string) =>
  checkRequirements(parseRequirements(rows), readTags('planted.test.ts', code));

test('the report names the files of the tests', () => {
  const report = printRequirements(parseRequirements(ROW), readTags('planted.test.ts', TEST));
  expect(report.split(/\s{2,}/)).toEqual([
    '2.planted',
    'Something.',
    'planted.test.ts\n1 requirements, 1 tags',
  ]);
});

describe('a tag is accepted', () => {
  test.each([
    ['above a test', TEST],
    ['above a test of a group', `describe('a group', () => {\n  ${TEST}\n});`],
    ['above a table of tests', TEST.replace('test(', "test.each(['a', 'b'])(")],
    ['among comments and other tags', `/** About. */\n// @requirement 2.planted\n${TEST}`],
    ['above a story that plays', STORY],
    ['with its words in a constant', `const HELLO = '“Hello World”';\n${TAG}\n${OTHER}`],
  ])('%s', (_place, code) => {
    expect(faults(ROW, code)).toEqual([]);
  });
});

describe('a fault is reported:', () => {
  const unknown = 'planted.test.ts: there is no requirement 2.planted.';
  const misplaced = 'planted.test.ts: 2.planted is not above a test or a story that plays.';
  const wordless = "2.planted: none of its tests contains '“Hello World”'.";
  test.each([
    ['a requirement without a test', ROW, OTHER, '2.planted has no test.'],
    ['a repeated id', ROW.repeat(2), TEST, '2.planted is repeated.'],
    ['an unknown id', '', TEST, unknown],
    ['an unknown id among others', ROW, TEST.replace('2.', '2.wrong 2.'), '2.wrong'],
    ['a story that does not play', ROW, STORY.replace('play', 'render'), misplaced],
    ['a skipped test', ROW, TEST.replace('test(', 'test.skip('), misplaced],
    ['a tag above a group', ROW, TEST.replace('test(', 'describe('), misplaced],
    ['a tag above nothing', ROW, `${OTHER}\n${TAG}\n`, misplaced],
    ['words that no test contains', ROW, `${TAG}\n${OTHER}`, wordless],
    [
      'words that only another test contains',
      ROW,
      `${TAG}\n${OTHER}\n${TEST.slice(TAG.length)}`,
      wordless,
    ],
  ])('%s', (_fault, rows, code, fault) => {
    expect(faults(rows, code).join('\n')).toContain(fault);
  });
});
