import { join } from 'node:path';
import { importsOf } from '../componentReach.ts';
import { readPublicFolders } from '../entries.ts';
import { readIndexes, readSources } from '../readSources.ts';
import type { SubjectMessages } from './readCatalogue.ts';

/** What UiProvider and the app’s own error boundary show on every page. */
const EVERYWHERE = ['primitives/UiProvider.tsx', 'primitives/ErrorBoundary/ErrorBoundary.tsx'];

/** The messages that load together: those of a subject, or of one of its parts. */
export interface WordPart {
  /** Its module among those of a locale: `token`, `debts/payoffPlanner` or `debts/shared`. */
  readonly path: string;
  readonly subject: string;
  readonly groups: readonly string[];
}

export interface WordUses {
  readonly parts: readonly WordPart[];
  /** The paths of the parts, by the name of a screen, or of the shell around them. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Finds the words of each screen by what its modules import, directly or through others, at once or
 * later. A subject of which other screens show some components has its words in parts: what only its
 * own screens show, each screen by itself where it has several, and what is shared.
 */
export function wordUses(catalogue: Readonly<Record<string, SubjectMessages>>): WordUses {
  const screens = readScreens();
  /** The screens of its own subject that show a group; `undefined` if others show it, too. */
  const ownScreens = (subject: string, group: string): string | undefined => {
    const users = screens.filter(({ reached }) => reached.has(`${subject}/words/${group}.ts`));
    const isOwn = users.length > 0 && users.every((screen) => screen.subject === subject);
    return isOwn ? users.map(({ name }) => name).join(' ') : undefined;
  };
  const parts = Object.entries(catalogue).flatMap(([subject, messages]): WordPart[] => {
    const groups = Object.groupBy(
      Object.keys(messages),
      (group) => ownScreens(subject, group) ?? SHARED,
    );
    const users = Object.keys(groups).filter((key) => key !== SHARED);
    if (users.length === 0 || groups[SHARED] === undefined) {
      return [{ path: subject, subject, groups: Object.keys(messages) }];
    }
    return Object.entries(groups).map(([key, of = []]) => ({
      path: `${subject}/${partName(key, users)}`,
      subject,
      groups: of,
    }));
  });
  const partsOf = (reached: ReadonlySet<string>) =>
    parts
      .filter(({ subject, groups }) =>
        groups.some((group) => reached.has(`${subject}/words/${group}.ts`)),
      )
      .map(({ path }) => path);
  return {
    parts,
    screens: Object.fromEntries(screens.map(({ name, reached }) => [name, partsOf(reached)])),
  };
}

/** The part of what screens of other subjects show. */
const SHARED = 'shared';

/** The name of a part that screens of its subject show, after these screens where several are split. */
function partName(key: string, users: readonly string[]): string {
  if (key === SHARED) return key;
  if (users.length === 1) return 'screens';
  return `${key.charAt(0).toLowerCase()}${key.slice(1).replaceAll(' ', '')}`;
}

/** The screens and the shell in the order of their names, each with the modules that it reaches. */
function readScreens() {
  const sources = readSources();
  const indexes = readIndexes();
  return readPublicFolders(join(import.meta.dirname, '../../src'))
    .filter(({ kind, name }) => kind === 'screens' || name === 'AppShell')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ subject, name }) => {
      const own = Object.keys(sources).filter((path) => path.startsWith(`${subject}/${name}/`));
      const reached = new Set([...own, ...EVERYWHERE]);
      // A set gives what is added to it while it is walked.
      for (const path of reached) {
        for (const target of importsOf(path, sources[path] ?? '', indexes)) reached.add(target);
      }
      return { subject, name, reached };
    });
}
