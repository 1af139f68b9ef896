/** Builds what the browser tests serve, once for each state of the sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const builds = join(root, 'node_modules/.cache/built');

/** Made from the sources, or not part of them. */
const LEFT_OUT = /^(?:node_modules|dist|dist-.*|\.data)$/;

/** What every build is made from: these, and the versions of the packages. */
const APP = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'packages', 'mocks'];

const SOURCES = {
  'app-demo': APP,
  'app-live': APP,
  storybook: [...APP, 'stories', '.storybook', '.changeset'],
} as const;

/**
 * Returns the folder of a build. It is built again if a file it is made from, or a setting, has
 * changed since the build.
 *
 * @param build makes it in a folder that is empty.
 */
export async function builtOnce(
  name: keyof typeof SOURCES,
  build: (outDir: string) => Promise<unknown>,
): Promise<string> {
  const outDir = join(builds, name, keyOf(SOURCES[name]));
  if (existsSync(outDir)) return outDir;
  rmSync(join(builds, name), { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  try {
    await build(outDir);
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    throw error;
  }
  return outDir;
}

/**
 * Returns the folder of the last build, which the server of the tests has made.
 *
 * @throws Error where there is none.
 */
export function lastBuilt(name: keyof typeof SOURCES): string {
  const [key] = existsSync(join(builds, name)) ? readdirSync(join(builds, name)) : [];
  if (key === undefined) throw new Error(`${name} is not built; its server builds it.`);
  return join(builds, name, key);
}

/** A short text that differs for other files, other contents, or other settings. */
export function keyOf(sources: readonly string[], folder = root): string {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  for (const file of sources.flatMap((source) => filesOf(folder, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder: string, source: string): string[] {
  const inside = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter(({ name }) => !LEFT_OUT.test(name))
      .flatMap((entry) => {
        const below = join(path, entry.name);
        return entry.isDirectory() ? inside(below) : [below];
      });
  return source.endsWith('.json') ? [source] : inside(source).toSorted();
}
