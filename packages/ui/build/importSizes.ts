import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { context, type BuildOptions, type BuildResult, type Plugin } from 'esbuild';

export interface Bundling extends Pick<BuildOptions, 'conditions' | 'loader'> {
  /** The folder from which imports resolve. */
  readonly from: string;
  /** Whether the bundler splits at `import()`; the size is then of what is loaded at once. */
  readonly splits: boolean;
  readonly plugins?: readonly Plugin[];
}

const ENTRY = 'entry';

/**
 * Bundles imports as a site would, each by itself, and returns their sizes in KiB, minified and
 * gzipped, with everything they need but React. Styles are not counted: they are one sheet for the
 * whole site.
 *
 * @param imports what a page writes, by a name.
 */
export async function importSizes(
  imports: Readonly<Record<string, string>>,
  { from, splits, plugins = [], ...resolving }: Bundling,
): Promise<Record<string, number>> {
  let code = '';
  // A context parses each module once for all imports.
  const bundler = await context({
    ...resolving,
    entryPoints: [ENTRY],
    plugins: [entry(() => code, from), ...plugins],
    bundle: true,
    splitting: splits,
    outdir: 'never-written',
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
  });
  const sizes: Record<string, number> = {};
  try {
    for (const [name, written] of Object.entries(imports)) {
      code = written;
      // One after the other: the context has one entry.
      sizes[name] = loadedAtOnce(await bundler.rebuild());
    }
  } finally {
    await bundler.dispose();
  }
  return sizes;
}

/** Makes a module of what a page writes. */
function entry(code: () => string, resolveDir: string): Plugin {
  return {
    name: 'entry',
    setup(esbuild) {
      const filter = new RegExp(`^${ENTRY}$`);
      esbuild.onResolve({ filter }, ({ path }) => ({ path, namespace: ENTRY }));
      esbuild.onLoad({ filter: /^/, namespace: ENTRY }, () => ({ contents: code(), resolveDir }));
    },
  };
}

/** The KiB of the entry and of every chunk that it imports, without those behind an `import()`. */
function loadedAtOnce({
  outputFiles,
  metafile,
}: BuildResult<{ write: false; metafile: true }>): number {
  const [first = ''] = Object.keys(metafile.outputs).filter(
    (path) => metafile.outputs[path]?.entryPoint === `${ENTRY}:${ENTRY}`,
  );
  const loaded = new Set([first]);
  // A set gives what is added to it while it is walked.
  for (const path of loaded) {
    for (const { kind, external, path: chunk } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) loaded.add(chunk);
    }
  }
  return [...loaded].reduce((kib, path) => {
    const file = outputFiles.find((output) => output.path === resolve(path));
    if (!file) throw new Error(`The bundler wrote no ${path}.`);
    return kib + zippedKib(file.contents);
  }, 0);
}

/** The KiB of a file on the wire. */
export function zippedKib(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).byteLength / 1024;
}
