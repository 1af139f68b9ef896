import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { radixTokens, SHEET, usedTokens } from './radixTokens.ts';

test('a variable stays while it is read, and a rule while it has a declaration', () => {
  const sheet = `
    /* A comment. */
    @font-face { font-family: 'Nobody'; }
    .theme { --a: var(--b); --b: 1; --c: 2; --d: var(--e); --e: 3; }
    @supports (color: red) { @media (color-gamut: p3) { .theme { --d: 4; } } }
    .theme { width: var(--a); }`;
  expect(usedTokens(sheet, /^--c$/)).toBe(
    '.theme { --a: var(--b); --b: 1; --c: 2; }\n.theme { width: var(--a); }\n',
  );
});

test('a rule for a choice that the library’s theme never makes is left out', () => {
  const sheet = `
    .theme, [data-accent-color]:where(:not([data-accent-color='gray'])) { --a: 1; }
    [data-accent-color='tomato'] { --a: 2; }
    .theme:where([data-gray-color='slate']), .theme:where([data-gray-color='sage']) { --a: 3; }
    .theme:where([data-scaling='90%']) { --a: 4; }`;
  expect(usedTokens(sheet, /^--a$/)).toBe(
    ".theme { --a: 1; }\n.theme:where([data-gray-color='slate']) { --a: 3; }\n",
  );
});

test('the steps of type are given in rem, and a scaling still multiplies them', () => {
  const sheet =
    '.a { --font-size-8: calc(35px * var(--scaling)); --line-height-1: 16px; --heading-line-height-6: 30px; --space-4: 16px; font-size: 3px; }';
  expect(usedTokens(sheet, /^--/)).toBe(
    '.a { --font-size-8: calc(2.1875rem * var(--scaling)); --line-height-1: 1rem; --heading-line-height-6: 1.875rem; --space-4: 16px; font-size: 3px; }\n',
  );
});

describe('the sheet of the library', () => {
  const sheet = readFileSync(SHEET, 'utf8');

  test('is what the step makes of the installed Radix Themes', () => {
    expect(sheet, 'Run `npm run tokens:radix`.').toBe(radixTokens());
  });

  test('has no step of type in pixels, which no reader can enlarge', () => {
    const steps = sheet.match(/--[\w-]*(?:font-size|line-height)-\d: [^;]*/g);
    expect(steps?.length).toBeGreaterThan(0);
    expect(steps?.filter((step) => !step.includes('rem'))).toEqual([]);
  });

  test('defines every variable that a style of the library reads', () => {
    const folder = join(import.meta.dirname, '../src');
    const text = globSync('**/*.{ts,tsx,css}', { cwd: folder })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    const defined = new Set(
      [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].map(([, name = '']) => name),
    );
    // One that comes with a value of its own may be missing.
    const missing = [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      // What Radix' overlays measure, they set on the element; an accent is made of the brand.
      .filter((name) => !defined.has(name) && !/^--(?:radix|accent|dt)-/.test(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});
