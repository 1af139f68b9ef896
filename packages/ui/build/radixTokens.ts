import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { removeEmpty } from './removeEmpty.ts';

const source = join(import.meta.dirname, '../src');

/** The sheet that `theme/base.css` imports. */
export const SHEET = join(source, 'theme/radix.css');

const HEADER =
  '/* Made by `npm run tokens:radix` from the tokens of Radix Themes: not to be edited. */';

/** The color scales that the semantic tokens use; only the steps that are read are kept. */
const SCALES = ['slate', 'gray', 'jade', 'teal', 'amber', 'ruby', 'blue'];

/** A choice of Radix’s `Theme` that `ThemeRoot` never makes. */
const OTHER_THEME = /data-(?:accent-color='\w|gray-color='(?!slate)|scaling='(?!100%))/;

const TYPE_STEP = /^--(?:heading-)?(?:font-size|line-height)-\d$/;

/** What a browser that was never asked for larger text takes as 1 rem, in pixels. */
const ROOT_FONT_SIZE = 16;

/** The tokens of the installed Radix Themes that the library reads. */
export function radixTokens(): string {
  const tokens = createRequire(import.meta.url).resolve('@radix-ui/themes/tokens.css');
  // The scales first: the base maps gray to one of them.
  const css = [...SCALES.map((scale) => `colors/${scale}`), 'base'].map((name) =>
    readFileSync(join(tokens, `../tokens/${name}.css`), 'utf8'),
  );
  return `${HEADER}\n${usedTokens(css.join('\n'), readBySource())}`;
}

/**
 * Leaves out of a sheet of tokens what is never read, and gives sizes of text in rem, so that they
 * grow with the text size a reader has set in the browser.
 *
 * @param read matches the variables that are read outside of the sheet.
 */
export function usedTokens(css: string, read: RegExp): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  // A brand has a font of its own.
  root.walkAtRules('font-face', (rule) => void rule.remove());
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !OTHER_THEME.test(selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  while (removeUnread(root, read));
  removeEmpty(root);
  root.walkDecls(TYPE_STEP, (declaration) => {
    declaration.value = declaration.value.replaceAll(
      /(\d+)px/g,
      (_, pixels: string) => `${Number(pixels) / ROOT_FONT_SIZE}rem`,
    );
  });
  // One rule a line, for a readable diff.
  return root.nodes.map((node) => `${node.toString().replaceAll(/\s+/g, ' ')}\n`).join('');
}

/** Removes the variables that are never read, and returns whether there were any. */
function removeUnread(root: Root, read: RegExp): boolean {
  const inSheet = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) inSheet.add(name);
  });
  const unread: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!inSheet.has(declaration.prop) && !read.test(declaration.prop)) unread.push(declaration);
  });
  for (const declaration of unread) declaration.remove();
  return unread.length > 0;
}

/** Matches the variables that the library’s styles read; a hole in a template is any name. */
function readBySource(): RegExp {
  const names = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/var\((--(?:[\w-]|\$\{[^}]*\})+)/g),
  ]);
  const patterns = names.map(([, name = '']) =>
    name.replaceAll(/\$\{[^}]*\}/g, String.raw`[\w-]+`),
  );
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
}
