import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRequirements, type ReadFile } from './checkRequirements.ts';
import { printRequirements } from './printRequirements.ts';
import { story, type Requirement } from './requirement.ts';
import { REQUIREMENTS } from './requirements.ts';

const root = join(import.meta.dirname, '../..');

const readFile: ReadFile = (file) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

test('every requirement of the specification is shown by a test that is there', () => {
  process.stdout.write(`${printRequirements(REQUIREMENTS)}\n`);
  expect(checkRequirements(REQUIREMENTS, readFile)).toEqual([]);
});

test('every section asks for something', () => {
  const sections = new Set(REQUIREMENTS.map(([id]) => id.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

describe('a table that is not right is refused', () => {
  const shown = story('marketing/Hero')('Default');
  const row = (change: Partial<Record<0 | 2 | 3, unknown>>) =>
    Object.assign(
      ['2.planted', 'Something.', shown, ['“Hello World”']],
      change,
    ) as unknown as Requirement;

  test('the row it is planted in is right', () => {
    expect(checkRequirements([row({})], readFile)).toEqual([]);
  });

  test.each([
    ['without a test', row({ 2: [] }), '2.planted has no test.'],
    [
      'with a file that is not there',
      row({ 2: story('marketing/Nowhere')('Default') }),
      '2.planted: there is no file stories/marketing/Nowhere.stories.tsx.',
    ],
    [
      'with a title that is not there',
      row({ 2: story('marketing/Hero')('Defaul') }),
      "2.planted: stories/marketing/Hero.stories.tsx has no test 'Defaul'.",
    ],
    [
      'with a story that does not play',
      row({ 2: story('marketing/Hero')('Playground') }),
      "2.planted: stories/marketing/Hero.stories.tsx has no test 'Playground'.",
    ],
    [
      'with words that no test names',
      row({ 3: ['Goodbye World'] }),
      "2.planted: none of its tests names 'Goodbye World'.",
    ],
  ])('%s', (_fault, planted, sentence) => {
    expect(checkRequirements([planted], readFile)).toContain(sentence);
  });

  test('an id that stands twice', () => {
    expect(checkRequirements([row({}), row({})], readFile)).toEqual(['2.planted stands twice.']);
  });
});
