import { join } from 'node:path';
import { importsOf } from '../componentReach.ts';
import { readPublicFolders } from '../entries.ts';
import { readIndexes, readSources } from '../readSources.ts';
import type { SubjectMessages } from './readCatalogue.ts';

/** What UiProvider and the app’s own error boundary show on every page. */
const EVERYWHERE = ['primitives/UiProvider.tsx', 'primitives/ErrorBoundary/ErrorBoundary.tsx'];

/** The messages that load together: those of a subject, or of one of its two parts. */
export interface WordPart {
  /** Its module among those of a locale: `token`, `debts/screens` or `debts/shared`. */
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
 * later. A subject of which other screens show some components has its words in two parts: what only
 * its own screens show, and what they share.
 */
export function wordUses(catalogue: Readonly<Record<string, SubjectMessages>>): WordUses {
  const screens = readScreens();
  const isOfItsScreens = (subject: string, group: string) => {
    const users = screens.filter(({ reached }) => reached.has(`${subject}/words/${group}.ts`));
    return users.length > 0 && users.every((screen) => screen.subject === subject);
  };
  const parts = Object.entries(catalogue).flatMap(([subject, messages]): WordPart[] => {
    const groups = Object.keys(messages);
    const own = groups.filter((group) => isOfItsScreens(subject, group));
    const shared = groups.filter((group) => !own.includes(group));
    if (own.length === 0 || shared.length === 0) return [{ path: subject, subject, groups }];
    return [
      { path: `${subject}/screens`, subject, groups: own },
      { path: `${subject}/shared`, subject, groups: shared },
    ];
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
