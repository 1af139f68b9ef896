import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Change {
  /** The version that brought it; of a change that is not released, `next`. */
  readonly version: string;
  readonly kind: 'major' | 'minor' | 'patch';
  /** Paragraphs, and a sentence for each component of a row of a table, in Markdown. */
  readonly blocks: readonly string[];
}

const PACKAGE = '@dime-time/ui';

/** Every change of the library, the newest first: changesets, then the changelog of the package. */
export function readChanges(): Change[] {
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const [changelog] = globSync('packages/ui/CHANGELOG.md', { cwd: root });
  return [
    ...changesets.flatMap(changeOfChangeset),
    ...(changelog ? changesOfChangelog(readFileSync(join(root, changelog), 'utf8')) : []),
  ];
}

/** The change that a changeset describes, if it is one of the library. */
export function changeOfChangeset(text: string): Change[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [, kind] = new RegExp(`'${PACKAGE}': (major|minor|patch)`).exec(head) ?? [];
  if (kind === undefined) return [];
  return [{ version: 'next', kind: kind as Change['kind'], blocks: blocksIn(body) }];
}

/** The changes of a changelog as `changeset version` writes it. */
export function changesOfChangelog(text: string): Change[] {
  return sections(text, '## ').flatMap(([version, ofVersion]) =>
    sections(ofVersion, '### ').flatMap(([heading, ofKind]) => {
      const kind = heading.replace(' Changes', '').toLowerCase() as Change['kind'];
      return ofKind
        .split(/^- /m)
        .slice(1)
        .map((item) => item.replace(/^[0-9a-f]{7,}: /, '').replaceAll(/^ {2}/gm, ''))
        .map((item) => ({ version, kind, blocks: blocksIn(item) }));
    }),
  );
}

/** The headings of a level, each with the text below it. */
function sections(text: string, mark: string): (readonly [heading: string, text: string])[] {
  return `\n${text}`
    .split(`\n${mark}`)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading.trim(), lines.join('\n')] as const;
    });
}

/** Paragraphs on one line each, and the rows of tables as sentences. */
function blocksIn(text: string): string[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .flatMap((block) => (block.startsWith('|') ? rowsIn(block) : [block.replaceAll(/\s+/g, ' ')]));
}

/** The rows of a table of what, its old names and its new ones, for each what: `` `Tabs`: … ``. */
function rowsIn(table: string): string[] {
  const [, , ...rows] = table.split('\n');
  return rows.flatMap((row) => {
    const [what = '', old = '', now = ''] = row.split('|').flatMap((cell) => cell.trim() || []);
    const verb = old.includes('`, `') ? 'are' : 'is';
    return what.split(', ').map((one) => `${one}: ${old} ${verb} now ${now}.`);
  });
}

export interface NamedChange extends Omit<Change, 'blocks'> {
  /** The sentences, or the row of a table, that name the component. */
  readonly text: string;
}

/** What the changes say about a component: the sentences that have one of its names as code. */
export function changesOf(names: readonly string[], changes: readonly Change[]): NamedChange[] {
  const named = new RegExp(`\`<?(?:${names.join('|')})\\b[^\`]*\``);
  return changes.flatMap(({ version, kind, blocks }) => {
    const sentences = blocks
      .flatMap((block) => block.split(/(?<=[.!?]) (?=[A-Z`])/))
      .filter((sentence) => named.test(sentence));
    return sentences.length === 0 ? [] : [{ version, kind, text: sentences.join(' ') }];
  });
}
