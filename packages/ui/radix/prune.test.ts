import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atRest } from './atRest.ts';
import { KINDS, type Kind } from './keep.ts';
import { prune, variablesIn } from './prune.ts';
import { DROPPED, prunedRadix, SHEET } from './sheet.ts';

const BUTTON: Kind = {
  classes: ['box', 'button'],
  optional: ['small'],
  tags: ['button'],
  attributes: { 'data-color': ['', 'gray'] },
};
const ROOT: Kind = { classes: ['theme'], optional: [], attributes: { 'data-root': ['true'] } };
const ANY: Kind = { classes: [], optional: [], attributes: {} };

/** The selectors of a sheet that are left when the library draws buttons in a theme. */
function left(...selectors: string[]): string[] {
  const sheet = selectors.map((selector) => `${selector} { color: red; }`).join('\n');
  const { css } = prune(sheet, [BUTTON, ROOT, ANY], () => false);
  return css.split('\n').flatMap((line) => (line === '' ? [] : [line.split(' {')[0] ?? '']));
}

describe('a rule stays when an element can match it', () => {
  test('by its classes, which have to stand on one element', () => {
    expect(left('.button', '.button.small', '.large', '.button.theme')).toEqual([
      '.button',
      '.button.small',
    ]);
  });

  test('by one of the members of a list', () => {
    expect(left('.button:where(.small, .large)', '.button:is(.large, .huge)', '.a, .box')).toEqual([
      '.button:where(.small, .large)',
      '.box',
    ]);
  });

  test('by the attributes Radix owns, with their values', () => {
    expect(
      left(
        '[data-color="gray"]',
        '[data-color="red"]',
        '.theme[data-color]',
        '[data-state="open"]',
        '.button:where([data-color])',
      ),
    ).toEqual(['[data-color="gray"]', '[data-state="open"]', '.button:where([data-color])']);
  });

  test('by the tag, and by what stands around it', () => {
    expect(
      left('.button:where(a)', '.theme .button > svg', '.card .button', '.theme:has(.large)'),
    ).toEqual(['.theme .button > svg']);
  });

  test('whatever the state', () => {
    const states = [
      '.button:hover',
      '.button:where(:not(.large)):active',
      '.theme ::selection',
      String.raw`.button:where(:focus-visible)::after`,
    ];
    expect(left(...states)).toEqual(states);
    expect(left(String.raw`.button:where(.md\:small)`)).toEqual([]);
  });
});

test.each([
  ['.a:where(:hover)::after', '.a'],
  ['.a:active:not([data-open])', '.a:not([data-open])'],
  ['.a:where(:not(:disabled)) > ::before', '.a > *'],
  ['::selection', '*'],
])('%s can be looked for as %s', (selector, rest) => {
  expect(atRest(selector)).toBe(rest);
});

test('a variable stays while it is read, an animation while it is named', () => {
  const sheet = `
    @font-face { font-family: 'Nobody'; }
    .theme { --a: var(--b); --b: 1; --c: 2; --d: var(--e); --e: 3; }
    .button { width: var(--a); animation-name: turn; }
    @keyframes turn { to { rotate: 1turn; } }
    @keyframes fade { to { opacity: 0; } }
    @media print { .card { color: red; } }`;
  const { css } = prune(sheet, [BUTTON, ROOT], (variable) => variable === '--c');
  expect(css).toBe(
    [
      '.theme { --a: var(--b); --b: 1; --c: 2; }',
      '.button { width: var(--a); animation-name: turn; }',
      '@keyframes turn {',
      'to { rotate: 1turn; }',
      '}',
      '',
    ].join('\n'),
  );
});

describe('the sheet of the library', () => {
  test('is what the list makes of the installed Radix Themes', () => {
    const { css, dropped } = prunedRadix();
    expect(readFileSync(SHEET, 'utf8'), 'Run `npm run prune:radix`.').toBe(css);
    expect(JSON.parse(readFileSync(DROPPED, 'utf8')), 'Run `npm run prune:radix`.').toEqual(
      dropped,
    );
  });

  test('has a rule for every kind on the list', () => {
    const css = readFileSync(SHEET, 'utf8');
    for (const name of KINDS.flatMap((kind) => [...kind.classes, ...kind.optional])) {
      expect(css, name).toContain(`.${name}`);
    }
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
    const missing = variablesIn(text.replaceAll(/var\(--[\w-]+,/g, '')).filter(
      // What Radix' overlays measure, they set on the element; an accent is made of the brand.
      (name) => !defined.has(name) && !/^--(?:radix|accent|dt)-|-$/.test(name),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
