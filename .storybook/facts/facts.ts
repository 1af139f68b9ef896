import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentParts } from '../../packages/ui/build/componentParts.ts';
import { componentReach } from '../../packages/ui/build/componentReach.ts';
import { readPublicFolders } from '../../packages/ui/build/entries.ts';
import type { PublicFolder } from '../../packages/ui/build/publicFolders.ts';
import { readIndexes, readSources } from '../../packages/ui/build/readSources.ts';
import { tokenUses } from '../../packages/ui/build/tokenUses.ts';
import { COMPONENT_BUDGETS } from '../../tests/bench/componentBudgets.ts';
import { accessibilityReview } from '../../stories/accessibilityReview.ts';
import { exceptions, FIRST_VERSION, statusOf, type Status } from '../../stories/componentStatus.ts';
import { designLinks } from '../../stories/designLinks.ts';
import { docsPath, uiFolder } from '../exportsOfUi.ts';
import { changesOf, readChanges, type Change, type NamedChange } from './changes.ts';

/** The names of `tokenUses` that are queries and no tokens. */
const QUERY = /^(?:within|windowWidth|media)\./;

const ui = join(import.meta.dirname, '../../packages/ui');

/** The facts of one component: of a folder of ui that has a docs page. */
export interface ComponentFacts {
  readonly name: string;
  readonly subject: string;
  readonly kind: PublicFolder['kind'];
  /** What it is, in the first sentence of its comment. */
  readonly summary: string;
  /** The module that exports it. */
  readonly import: string;
  readonly exports: readonly string[];
  /** The query of its docs page in this Storybook. */
  readonly docs: string;
  readonly status: Status;
  /** The version that brought it. */
  readonly since: string;
  /** What a page pays for its import, in KiB, minified and gzipped, without React and styles. */
  readonly kib: number;
  /** The most it may be, in the same KiB, if it has a budget. */
  readonly limitKib?: number;
  /** The names that its elements have in `data-part`. */
  readonly parts: readonly string[];
  readonly tokens: readonly string[];
  readonly uses: readonly string[];
  readonly usedBy: readonly string[];
  readonly changes: readonly NamedChange[];
  readonly accessibility: typeof accessibilityReview;
  /** Its address in the design tool, if it has one. */
  readonly design?: string;
}

/** The facts of the library, which the build of Storybook writes as `components.json`. */
export interface LibraryFacts {
  readonly package: string;
  readonly version: string;
  readonly components: readonly ComponentFacts[];
  /** Every change, the newest first. */
  readonly changes: readonly Change[];
}

/**
 * Reads the facts from the sources of the library, its changes, and the files in `stories`.
 *
 * @param sizes the KiB of each component, by its name; see `componentSizes`.
 * @param links the address of each component in the design tool, by its name.
 */
export function readFacts(
  sizes: Readonly<Record<string, number>>,
  links: Readonly<Record<string, string>> = designLinks,
): LibraryFacts {
  const manifest = readFileSync(join(ui, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const folders = publicFoldersOfUi();
  const sources = readSources();
  const reach = componentReach(folders, sources, readIndexes());
  const parts = componentParts(reach, sources);
  const allTokens = Object.entries(tokenUses(sources)).filter(([token]) => !QUERY.test(token));
  const tokensOf = (folder: string) =>
    allTokens
      .filter(([, users]) => users.includes(folder))
      .map(([token]) => token)
      .toSorted();
  const changes = readChanges();
  const factsOf = (folder: PublicFolder): ComponentFacts => {
    const { components, values } = uiFolder(folder);
    const design = links[folder.name];
    const limitKib = COMPONENT_BUDGETS[folder.kind]?.[folder.name];
    return {
      name: folder.name,
      subject: folder.subject,
      kind: folder.kind,
      summary: summaryOf(folder, sources),
      import: `${name}/${folder.kind}/${folder.name}`,
      exports: [...components, ...values],
      docs: docsPath(uiFolder(folder)),
      status: statusOf(folder.name),
      since: exceptions[folder.name]?.since ?? FIRST_VERSION,
      kib: Number((sizes[folder.name] ?? Number.NaN).toFixed(1)),
      ...(limitKib === undefined ? {} : { limitKib }),
      parts: parts[folder.name] ?? [],
      tokens: tokensOf(folder.name),
      uses: reach[folder.name]?.uses ?? [],
      usedBy: folders.flatMap((other) =>
        reach[other.name]?.uses.includes(folder.name) ? other.name : [],
      ),
      changes: changesOf([...components, ...values], changes),
      accessibility: accessibilityReview,
      ...(design === undefined ? {} : { design }),
    };
  };
  return { package: name, version, components: folders.map(factsOf), changes };
}

/** The folders that have a docs page. */
export function publicFoldersOfUi(): PublicFolder[] {
  return readPublicFolders(join(ui, 'src'));
}

/** The first sentence of the comment above the component or, without one, its first export. */
function summaryOf(
  { name, exports }: PublicFolder,
  sources: Readonly<Record<string, string>>,
): string {
  const values = exports.filter(({ isType }) => !isType);
  const main = values.find((item) => item.name === name) ?? values[0];
  if (!main) return '';
  const declared = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:default )?(?:function|const|class) ${main.name}\b`,
  );
  const [, comment = ''] = declared.exec(sources[main.module] ?? '') ?? [];
  const text = comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .split(/\n\s*\n|^@/m)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text ?? '')?.[0] ?? text ?? '';
}
