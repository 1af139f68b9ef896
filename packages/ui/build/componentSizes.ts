import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { OnLoadResult, Plugin } from 'esbuild';
import { importSizes } from './importSizes.ts';
import type { PublicFolder } from './publicFolders.ts';

const src = join(import.meta.dirname, '../src');

/**
 * Measures what a page pays for the component of each public folder, by its name, with a bundler that
 * splits, in KiB as `importSizes` counts them. It reads the sources, so that it needs no built package.
 */
export async function componentSizes(
  folders: readonly PublicFolder[],
): Promise<Record<string, number>> {
  const imports = Object.fromEntries(folders.map((folder) => [folder.name, importOf(folder)]));
  return importSizes(imports, {
    from: src,
    splits: true,
    conditions: ['dime-time-source'],
    loader: { '.css': 'empty' },
    plugins: [styles()],
  });
}

/** The component with the name of the folder or, where there is none, everything the folder exports. */
function importOf({ name, exports }: PublicFolder): string {
  const values = exports.filter(({ isType }) => !isType);
  const component = values.filter((item) => item.name === name);
  return (component.length > 0 ? component : values)
    .map((item) => `export { ${item.name} } from './${item.module}';`)
    .join('\n');
}

/**
 * Compiles each module of styles once for all imports. As in the built package, it has no effect but its
 * class names.
 */
function styles(): Plugin {
  const compiler = vanillaExtractPlugin({ outputCss: false, identifiers: 'short' });
  const compiled = new Map<string, Promise<OnLoadResult | null | undefined>>();
  return {
    name: 'styles',
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /\.css\.ts$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        sideEffects: false,
      }));
      return compiler.setup({
        ...esbuild,
        onLoad: (options, load) =>
          esbuild.onLoad(options, (module) => {
            const known = compiled.get(module.path) ?? Promise.resolve(load(module));
            compiled.set(module.path, known);
            return known;
          }),
      });
    },
  };
}
