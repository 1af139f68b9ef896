import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { atRest } from './atRest.ts';
import { KINDS, SCALES } from './keep.ts';
import { prune, type Pruned } from './prune.ts';
import { textInRem } from './textInRem.ts';

const source = join(import.meta.dirname, '../src');

/** Where the sheet is kept that `theme/base.css` imports. */
export const SHEET = join(source, 'theme/radix.css');

/** Where the selectors are kept that no story may need. */
export const DROPPED = join(import.meta.dirname, 'dropped.json');

/** A class for one breakpoint; the library has its own, and none of these is ever right. */
const BREAKPOINT = /\.(?:xs|sm|md|lg|xl)\\:/;

const HEADER = `/* Made by \`npm run prune:radix\` from Radix Themes and the list in radix/keep.ts: not to be edited. */\n`;

/** Prunes the Radix Themes of this project. */
export function prunedRadix(): Pruned {
  const radix = join(createRequire(import.meta.url).resolve('@radix-ui/themes/styles.css'), '..');
  const css = [
    // The scales first: the base maps gray to one of them.
    ...SCALES.map((scale) => `tokens/colors/${scale}.css`),
    'tokens/base.css',
    'components.css',
  ].map((file) => readFileSync(join(radix, file), 'utf8'));
  const { css: pruned, dropped } = prune(textInRem(css.join('\n')), KINDS, readBySource());
  const selectors = dropped.filter((selector) => !BREAKPOINT.test(selector)).map(atRest);
  return { css: HEADER + pruned, dropped: [...new Set(selectors)] };
}

/** Whether the library's styles read a variable; a hole in a template stands for any name. */
function readBySource(): (variable: string) => boolean {
  const patterns = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/var\((--(?:[\w-]|\$\{[^}]*\})+)/g)) {
      patterns.add(name.replaceAll(/\$\{[^}]*\}/g, String.raw`[\w-]+`));
    }
  }
  const reads = new RegExp(`^(?:${[...patterns].join('|')})$`);
  return (variable) => reads.test(variable);
}
