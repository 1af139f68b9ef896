import { posix } from 'node:path';

/** `tokens.color.debt`, `tokens.color.chart.grid`, `tokens.space[3]`, `tokens.fontSize['2xl']`. */
const TOKEN = /\btokens\.(?!css\b)(\w+)(?:\.chart\.(\w+)|\.(\w+)|\[(?:'(\w+)'|(\d+))\])/g;
/** `textSize('s')`, `textSteps('xl', '2xl', '3xl')`: sizes of text, with what belongs to each. */
const TEXT = /\btext(?:Size|Steps)\(([^)]*)\)/g;
const OF_TEXT = ['fontSize', 'lineHeight', 'letterSpacing'];
/** `within.roomy`, `windowWidth.tablet`, `media.print`. */
const QUERY = /\b(?:within|windowWidth|media)\.(?!ts\b)\w+/g;
const IMPORT = /\bfrom '(\.[^']+)'/g;

/**
 * Finds which components use each token and each query of the theme. Styles that several components
 * share count for each component that imports them.
 *
 * @param sources the text of each file by its path in `src`: `debts/DebtCard/DebtCard.css.ts`.
 * @returns the names of components by the name of what they use: `color.debt`, `within.roomy`.
 */
export function tokenUses(sources: Readonly<Record<string, string>>): Record<string, string[]> {
  const importers = importersIn(sources);
  const uses = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const names = namesIn(text);
    if (names.length === 0) continue;
    const components = componentsOf(path, importers, sources);
    for (const name of names) uses.set(name, new Set([...(uses.get(name) ?? []), ...components]));
  }
  return Object.fromEntries([...uses].map(([name, users]) => [name, [...users].toSorted()]));
}

function namesIn(text: string): string[] {
  const tokens = [...text.matchAll(TOKEN)].map(([, group, chart, ...names]) => {
    const name = names.find((part) => part !== undefined);
    return chart === undefined ? `${group}.${name}` : `${group}.chart.${chart}`;
  });
  const sizes = [...text.matchAll(TEXT)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].flatMap(([, size]) =>
      OF_TEXT.map((group) => `${group}.${size}`),
    ),
  );
  return [...tokens, ...sizes, ...[...text.matchAll(QUERY)].map(([name]) => name)];
}

/** The files that import each file; an index imports for others. */
function importersIn(sources: Readonly<Record<string, string>>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources)) {
    if (path.endsWith('index.ts')) continue;
    for (const [, from = ''] of text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), from);
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The component in whose folder a file is, or else those of the files that import it. */
function componentsOf(
  path: string,
  importers: ReadonlyMap<string, readonly string[]>,
  sources: Readonly<Record<string, string>>,
): Set<string> {
  const [subject = '', folder = '', ...rest] = path.split('/');
  if (rest.length > 0 && `${subject}/${folder}/${folder}.tsx` in sources) return new Set([folder]);
  if (/^\w+\.tsx$/.test(folder)) return new Set([folder.replace('.tsx', '')]);
  const users = importers.get(path) ?? [];
  return new Set(users.flatMap((user) => [...componentsOf(user, importers, sources)]));
}
