import { globSync } from 'node:fs';
import type { Options } from 'tsup';

/** The plugins of tsup's own esbuild, which is not the one of the root. */
type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Each module of `src` that runs, by the name it has in the package: no tests and no styles.
 *
 * @throws Error where two names are one on a disk that does not tell capitals apart.
 */
export function modules(): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|test-d|css)\.tsx?$/.test(file),
  );
  const named = files
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
 * is about, and a stack trace names the component. Styles are the exception: a module of vanilla-extract
 * has become a few class names, which move into the module that uses them.
 */
export const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) => {
      if (kind === 'entry-point' || path.endsWith('.css.ts')) return undefined;
      // The package's styles are files of their own, which no module imports.
      if (path.endsWith('.css'))
        return { path: 'none', namespace: 'no-styles', sideEffects: false };
      return { path: path.replace(/\.tsx?$/, '.js'), external: true };
    });
    build.onLoad({ filter: /^/, namespace: 'no-styles' }, () => ({ contents: '' }));
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
