import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemAppearance } from './systemAppearance.ts';
import { tokensOnly } from './tokensOnly.ts';
import { unlayered } from './unlayered.ts';

/** Follows the modules of the package to their styles, and no other package's script. */
const stylesOnly: Plugin = {
  name: 'styles-only',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'none', external: true } : undefined,
    );
  },
};

/**
 * Writes `styles.css`, everything the components wear, `styles.unlayered.css`, the same for pages whose
 * reset has no layer, and `tokens.css`, its variables alone.
 *
 * The first and the last begin with the order of the layers; all are minified and find the font beside
 * them.
 */
export async function writeStyles(): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        // First, since the first mention of a layer decides its place.
        `import './src/theme/base.css';`,
        // Named, so that nothing counts as unused.
        `export * as ui from './src/index.ts';`,
      ].join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    outfile: 'dist/styles.js',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    logLevel: 'warning',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesOnly],
  });
  mkdirSync('dist/fonts');
  for (const { path, contents, text } of outputFiles) {
    if (path.endsWith('.woff2')) writeFileSync(path, contents);
    if (path.endsWith('.css')) {
      const styles = systemAppearance(text);
      writeFileSync(path, styles);
      writeFileSync('dist/styles.unlayered.css', unlayered(styles));
      writeFileSync('dist/tokens.css', systemAppearance(tokensOnly(text)));
    }
  }
  // TypeScript follows an import of styles, too.
  writeFileSync('dist/css.d.ts', 'export {};\n');
  writeFileSync('dist/NOTICES.md', notices());
}

/** Whose work is copied into the styles: a part of one sheet, and the fonts. */
const COPIED = ['@fontsource-variable/inter', '@radix-ui/themes'];

function notices(): string {
  const parts = COPIED.map((name) => {
    const license = readFileSync(join('../../node_modules', name, 'LICENSE'), 'utf8').trim();
    return `## ${name}\n\n${license}\n`;
  });
  return `# Notices\n\nThe styles of this package hold parts of these works.\n\n${parts.join('\n')}`;
}
