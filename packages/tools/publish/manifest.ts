import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One entry of `exports`: the source inside the repository, the build output outside. */
interface Entry {
  /** `null` where the entry is written by the build, and the workspace uses the package's index. */
  'dime-time-source'?: string | null;
  types?: string;
  default: string;
}

export interface Manifest {
  exports: Record<string, Entry | string>;
  sideEffects: boolean | string[];
  [field: string]: unknown;
}

/** The package.json of the package in whose folder the build runs. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
}

/** The modules of `src` that the entries name; a pattern stands for all it matches. */
export function sources({ exports }: Manifest): string[] {
  return Object.values(exports)
    .flatMap((entry) => (typeof entry === 'string' ? [] : (entry['dime-time-source'] ?? [])))
    .filter((source) => /\.tsx?$/.test(source))
    .flatMap((source) => globSync(source));
}

/** What is published; the rest of the folder is left out on purpose. */
const FILES = ['**/*.js', '**/*.d.ts', '*.css', 'fonts', 'tokens', '*.md'];

/** What only the workspace needs. */
const HOUSE_FIELDS = ['private', 'scripts', 'devDependencies', 'publishConfig'];

/** The fields about the project in every published package, from the package.json of the root. */
const SHARED_FIELDS = ['repository', 'homepage', 'bugs'];

/** The part of the root’s package.json that its published packages repeat. */
type Root = Partial<Record<string, unknown>> & { engines: { node: string } };

/**
 * Fields of the project that a package publishes as its own.
 *
 * Where the project lives is filled in once, in the package.json of the root; until it is, the fields
 * are left out.
 *
 * @param folder the folder of the package, from the root.
 */
export function sharedFields(root: Root, folder: string): Record<string, unknown> {
  const shared = SHARED_FIELDS.flatMap((field) => {
    const value = root[field];
    if (value === undefined) return [];
    return [[field, field === 'repository' ? repositoryOf(value, folder) : value]];
  });
  return { ...Object.fromEntries(shared), engines: { node: root.engines.node } };
}

function repositoryOf(repository: unknown, directory: string) {
  const known = typeof repository === 'string' ? { type: 'git', url: repository } : repository;
  return { ...(known as object), directory };
}

/**
 * Writes the package.json, license and readme of the published folder.
 *
 * Without the condition of the workspace, whose sources are not published, and with every entry of a
 * pattern by its name, so that editors offer them and the checks of the package look at each.
 */
export function writeManifest(manifest: Manifest): void {
  const kept = Object.entries(manifest).filter(([field]) => !HOUSE_FIELDS.includes(field));
  const root = JSON.parse(readFileSync('../../package.json', 'utf8')) as Root;
  const published = {
    ...Object.fromEntries(kept),
    ...sharedFields(root, relative('../..', '.')),
    sideEffects: Array.isArray(manifest.sideEffects)
      ? manifest.sideEffects.filter((pattern) => !pattern.endsWith('.ts'))
      : manifest.sideEffects,
    files: FILES,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).flatMap(([name, entry]) => publishedEntries(name, entry)),
    ),
  };
  writeFileSync('dist/package.json', `${JSON.stringify(published, undefined, 2)}\n`);
  copyFileSync('../../LICENSE', 'dist/LICENSE');
  for (const file of globSync('{README,CHANGELOG}.md')) copyFileSync(file, join('dist', file));
}

function publishedEntries(name: string, target: Entry | string): [string, Entry | string][] {
  if (typeof target === 'string') return [[name, target]];
  const { types, default: file } = target;
  const entry = (part: string) => ({
    ...(types ? { types: fromDist(types, part) } : {}),
    default: fromDist(file, part),
  });
  if (!name.includes('*')) return [[name, entry('')]];
  const [before = '', after = ''] = file.split('*');
  return globSync(file)
    .toSorted()
    .map((found) => `./${found}`.slice(before.length, -after.length))
    .map((part) => [name.replace('*', part), entry(part)]);
}

function fromDist(path: string, part: string): string {
  return path.replace('./dist/', './').replace('*', part);
}
