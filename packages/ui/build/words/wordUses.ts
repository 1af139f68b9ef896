import { join } from 'node:path';
import { importsOf } from '../componentReach.ts';
import { readPublicFolders } from '../entries.ts';
import { readIndexes, readSources } from '../readSources.ts';

/** What UiProvider and the app’s own error boundary show on every page. */
const EVERYWHERE = ['primitives/UiProvider.tsx', 'primitives/ErrorBoundary/ErrorBoundary.tsx'];

/**
 * Finds the subjects whose words each screen shows, and the shell around them, by what their modules
 * import, directly or through others, at once or later.
 *
 * @param subjects those that have a catalogue.
 * @returns the subjects in their order, by the name of the screen.
 */
export function wordUses(subjects: readonly string[]): Record<string, string[]> {
  const sources = readSources();
  const indexes = readIndexes();
  const folders = readPublicFolders(join(import.meta.dirname, '../../src')).filter(
    ({ kind, name }) => kind === 'screens' || name === 'AppShell',
  );
  return Object.fromEntries(
    folders
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ subject, name }) => {
        const own = Object.keys(sources).filter((path) => path.startsWith(`${subject}/${name}/`));
        const reached = new Set([...own, ...EVERYWHERE]);
        // A set gives what is added to it while it is walked.
        for (const path of reached) {
          for (const target of importsOf(path, sources[path] ?? '', indexes)) reached.add(target);
        }
        const hasWordsOf = (each: string) =>
          [...reached].some((path) => path.startsWith(`${each}/words/`));
        return [name, subjects.filter(hasWordsOf)];
      }),
  );
}
