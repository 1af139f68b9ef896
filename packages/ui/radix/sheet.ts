import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KINDS, SCALES } from './keep.ts';
import { prune, type Pruned } from './prune.ts';

const source = join(import.meta.dirname, '../src');

/** Where the sheet is kept that `theme/base.css` imports. */
export const SHEET = join(source, 'theme/radix.css');

const HEADER = `/* Made by \`npm run prune:radix\` from Radix Themes and the list in radix/keep.ts: not to be edited. */\n`;

/** Prunes the Radix Themes of this project. */
export function prunedRadix(): Pruned {
  const radix = join(createRequire(import.meta.url).resolve('@radix-ui/themes/styles.css'), '..');
  const css = [
    // The scales first: the base maps grey to one of them.
    ...SCALES.map((scale) => `tokens/colors/${scale}.css`),
    'tokens/base.css',
    'components.css',
  ].map((file) => readFileSync(join(radix, file), 'utf8'));
  const { css: pruned, dropped } = prune(css.join('\n'), KINDS, readBySource());
  return { css: HEADER + pruned, dropped };
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
