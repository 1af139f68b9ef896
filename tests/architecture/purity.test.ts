import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const core = join(import.meta.dirname, '../../packages/finance-core/src');

/** What would let a figure depend on the machine, the moment or chance. */
const IMPURE: [name: string, pattern: RegExp][] = [
  ['the clock', /\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\./],
  ['chance', /\bMath\.random\b|\bcrypto\b(?!\/|['"])\./],
  ['the machine’s locale', /\btoLocale\w*\(|\bNumberFormat\b|\blocaleCompare\b/],
  [
    'the machine’s time zone',
    /\.get(?:Full|Hours|Date|Day|Month|Minutes)\w*\(\)|getTimezoneOffset/,
  ],
  ['the network or storage', /\bfetch\(|\blocalStorage\b|\bXMLHttpRequest\b/],
  ['module state', /^let /m],
];

function impuritiesIn(source: string): string[] {
  // Comments may speak of the clock; only code may not use it.
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  return IMPURE.filter(([, pattern]) => pattern.test(code)).map(([name]) => name);
}

const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(path),
);

describe('finance-core', () => {
  test('has files to look at', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('%s uses no clock, locale, chance, network or state', (path) => {
    expect(impuritiesIn(readFileSync(join(core, path), 'utf8'))).toEqual([]);
  });

  test('a planted impurity is found', () => {
    expect(impuritiesIn('export const now = () => Date.now();')).toEqual(['the clock']);
    expect(impuritiesIn('let count = 0;\nexport const next = () => (count += 1);')).toEqual([
      'module state',
    ]);
    expect(impuritiesIn('// Date.now() would be impure\nexport const a = 1;')).toEqual([]);
    expect(impuritiesIn('export const m = (d: Date) => d.getMonth();')).toEqual([
      'the machine’s time zone',
    ]);
  });
});
