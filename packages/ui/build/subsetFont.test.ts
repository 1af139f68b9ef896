import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersIn, declaredCharacters, FONT, subsetFont } from './subsetFont.ts';

const declared = declaredCharacters(
  readFileSync(join(import.meta.dirname, '../src/theme/base.css'), 'utf8'),
);

test('a unicode-range is read as text', () => {
  expect(charactersIn('U+41-43, U+2019,U+20')).toBe('ABC’ ');
});

test('the font is what the step makes of the declared characters', async () => {
  const made = await subsetFont(declared);
  expect(made.equals(readFileSync(FONT)), 'Run `npm run font:subset`.').toBe(true);
});

test('the font has the characters of English text and of amounts', () => {
  for (const character of 'Azaz09 $1,234.56 −12 % “quoted” ‘one’ – — … × · • © → ←') {
    expect(declared).toContain(character);
  }
});

test('the font is less than two thirds of the Latin subset', () => {
  expect(readFileSync(FONT).byteLength).toBeLessThan(31_000);
});
