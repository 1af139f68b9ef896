import { posix } from 'node:path';
import { readExports, type PublicFolder } from './publicFolders.ts';

/** `import { … } from './x.ts'`, `import * as styles from`, but no `import type`. */
const STATIC = /\b(?:import|export)\s+(?!type\b)([^;'"]*?)\s*\bfrom '(\.[^']+)'/g;
/** `import('./x.ts')`, of a part that loads later. */
const LATER = /\bimport\('(\.[^']+)'\)/g;

/** Texts of files, by path. */
export type Sources = Readonly<Record<string, string>>;

/** What a public folder is made of. */
export interface Reach {
  /** Its modules, and those of no public folder that they import, such as shared parts. */
  readonly modules: readonly string[];
  /** The names of the other public folders that these import. */
  readonly uses: readonly string[];
}

/**
 * Finds what each public folder is made of.
 *
 * @param sources the text of each file by its path in `src`: `debts/DebtCard/DebtCard.tsx`.
 * @param indexes the text of the `index.ts` of each subject, by the subject.
 * @returns by the name of the folder.
 */
export function componentReach(
  folders: readonly PublicFolder[],
  sources: Sources,
  indexes: Sources,
): Record<string, Reach> {
  const known = new Map(folders.map(({ subject, name }) => [`${subject}/${name}`, name]));
  const folderOf = (path: string) => known.get(path.split('/').slice(0, 2).join('/'));
  const reachOf = ({ subject, name }: PublicFolder): Reach => {
    const used = new Set<string>();
    const modules = new Set(
      Object.keys(sources).filter((path) => path.startsWith(`${subject}/${name}/`)),
    );
    // A set gives what is added to it while it is walked.
    for (const path of modules) {
      for (const target of importsOf(path, sources[path] ?? '', indexes)) {
        const folder = folderOf(target);
        if (folder === undefined) modules.add(target);
        else if (folder !== name) used.add(folder);
      }
    }
    return { modules: [...modules], uses: [...used].toSorted() };
  };
  return Object.fromEntries(folders.map((folder) => [folder.name, reachOf(folder)]));
}

/** The modules whose values a module imports; what comes through an index, by where it is declared. */
export function importsOf(path: string, text: string, indexes: Sources): string[] {
  const targetOf = (from: string) => posix.join(posix.dirname(path), from);
  const later = [...text.matchAll(LATER)].map(([, from = '']) => targetOf(from));
  const atOnce = [...text.matchAll(STATIC)].flatMap(([, names = '', from = '']) => {
    const target = targetOf(from);
    const [, subject] = /^([\w-]+)\/index\.ts$/.exec(target) ?? [];
    const index = subject === undefined ? undefined : indexes[subject];
    if (subject === undefined || index === undefined) return [target];
    return readExports(index)
      .filter(({ name, isType }) => !isType && valuesIn(names).includes(name))
      .map((item) => posix.join(subject, item.from));
  });
  return [...atOnce, ...later];
}

/** The names of values in `{ Card, type Loadable, Text as Words }`. */
function valuesIn(list: string): string[] {
  return list
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !item.startsWith('type '))
    .map((item) => item.replace(/\s+as\s+\w+$/, ''));
}
