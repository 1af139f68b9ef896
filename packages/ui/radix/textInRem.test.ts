import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHEET } from './sheet.ts';
import { textInRem } from './textInRem.ts';

test('the steps of type are given in rem, and a scaling still multiplies them', () => {
  expect(
    textInRem(
      '.a { --font-size-8: calc(35px * var(--scaling)); --line-height-1: calc(16px * var(--scaling)); --heading-line-height-6: 30px }',
    ),
  ).toBe(
    '.a { --font-size-8: calc(2.1875rem * var(--scaling)); --line-height-1: calc(1rem * var(--scaling)); --heading-line-height-6: 1.875rem }',
  );
});

test.each([
  '.a { --space-4: calc(16px * var(--scaling)); }',
  '.a { --default-font-size: var(--font-size-3); }',
  '.a { font-size: var(--font-size-3); padding: 3px; }',
])('%s stays as it is', (rule) => {
  expect(textInRem(rule)).toBe(rule);
});

test('no step of the library is left in pixels, which no reader can enlarge', () => {
  const steps = readFileSync(SHEET, 'utf8').match(/--[\w-]*(?:font-size|line-height)-\d: [^;]*/g);
  expect(steps?.length).toBeGreaterThan(10);
  expect(steps?.filter((step) => !step.includes('rem'))).toEqual([]);
});
