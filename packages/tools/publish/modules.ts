import { build } from 'esbuild';
import type { Options } from 'tsup';
import { sources, type Manifest } from './manifest.ts';

/** The plugins of tsup's own esbuild, which is not the one of the root. */
type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Each module that the entries of the package reach, by the name it has in `dist`.
 *
 * Styles are left out: what is built of them is class names, which move into the module that uses them,
 * and a sheet that no module imports.
 *
 * @throws Error where two names are one on a disk that does not tell capitals apart.
 */
export async function modules(manifest: Manifest): Promise<Record<string, string>> {
  const { metafile } = await build({
    entryPoints: sources(manifest),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    external: ['*.css', '*.css.ts'],
    packages: 'external',
  });
  const named = Object.keys(metafile.inputs)
    .toSorted()
    .map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file] as const);
  const seen = new Set<string>();
  for (const [name] of named) {
    if (seen.has(name.toLowerCase())) throw new Error(`Two modules would be one file: ${name}.`);
    seen.add(name.toLowerCase());
  }
  return Object.fromEntries(named);
}

/**
 * Keeps every module a module of its own, as it is in `src`.
 *
 * A bundler then drops what a page does not import by the file, `'use client'` stands on the modules it
 * is about, and a stack trace names the component.
 */
export const keepModules: Plugin = {
  name: 'keep-modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) => {
      if (kind === 'entry-point' || path.endsWith('.css.ts')) return undefined;
      if (path.endsWith('.css'))
        return { path: 'none', namespace: 'no-styles', sideEffects: false };
      return { path: path.replace(/\.tsx?$/, '.js'), external: true };
    });
    esbuild.onLoad({ filter: /^/, namespace: 'no-styles' }, () => ({ contents: '' }));
  },
};

/** What both packages say to tsup. */
export const common: Options = {
  format: 'esm',
  target: 'es2022',
  tsconfig: '../../tsconfig.json',
  splitting: false,
  silent: true,
};
