import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

/** The subset of the font with which every page is drawn; `base.css` declares its characters. */
export const FONT = join(import.meta.dirname, '../src/theme/inter-basic.woff2');

const LATIN = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The ranges of characters in a `unicode-range`, as text. */
export function charactersIn(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/, '').split('-');
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** The characters that a sheet’s `@font-face` of the subset declares. */
export function declaredCharacters(sheet: string): string {
  const face = /@font-face\s*{[^}]*inter-basic\.woff2[^}]*}/.exec(sheet)?.[0] ?? '';
  const range = /unicode-range:([^;]+);/.exec(face)?.[1];
  if (range === undefined) throw new Error('base.css has no unicode-range for inter-basic.woff2.');
  return charactersIn(range);
}

/**
 * Inter with these characters only, as WOFF2. In every weight: limited to those of the tokens it would
 * have 8 KB less, and the distances between some letters would be rounded differently.
 */
export async function subsetFont(characters: string): Promise<Buffer> {
  const latin = readFileSync(createRequire(import.meta.url).resolve(LATIN));
  return subset(latin, characters, { targetFormat: 'woff2' });
}
