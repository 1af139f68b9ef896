import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'stories/guides/FollowingOneRequest.mdx'), 'utf8');

/** The maximum number of files that a payment passes on the client. */
const PAYMENT_LIMIT = 18;

/** The text of a file of the repository; `undefined` if there is none. */
type Read = (file: string) => string | undefined;

const readRepository: Read = (file) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** The files of a walk, in order: the numbered lines under a heading of the guide. */
function walkOf(page: string, heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

/** An import or an export of names from another module. */
const NAMED = /(?:import|export)(?: type)? \{([^}]*)\} from '([^']+)'/g;

/** The modules that a file imports. For names from an index, those that define the names. */
function importsOf(read: Read, file: string): Set<string> {
  const text = read(file) ?? '';
  const direct = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const defining = [...text.matchAll(NAMED)].flatMap(([, names = '', specifier = '']) =>
    namesOf(names).map((name) => definingModule(read, resolve(file, specifier), name)),
  );
  return new Set(
    [...direct.map((specifier) => resolve(file, specifier)), ...defining].filter(
      (target) => target !== undefined,
    ),
  );
}

/** The names in the braces of an import or export. */
function namesOf(list: string): string[] {
  return [...list.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)].map(([, name = '']) => name);
}

/** Follows the export of a name through index files. */
function definingModule(read: Read, file: string | undefined, name: string): string | undefined {
  if (file === undefined || basename(file) !== 'index.ts') return file;
  for (const [, names = '', specifier = ''] of (read(file) ?? '').matchAll(NAMED)) {
    if (namesOf(names).includes(name)) return definingModule(read, resolve(file, specifier), name);
  }
  return undefined;
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  const [, name, entry = ''] = /^@dime-time\/([a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src${entry}/index.ts`;
}

/** Whether a file imports another one, or has its path in it, as a document or a step of the build has. */
function leadsTo(read: Read, file: string, other: string): boolean {
  if (importsOf(read, file).has(other)) return true;
  const inPackage = other.replace(/^packages\/[a-z-]+\//, '');
  return new RegExp(`['"/]${inPackage.replaceAll('.', '\\.')}['"]`).test(read(file) ?? '');
}

/**
 * What is wrong with a walk, one sentence each: a file that does not exist, and one that is not
 * connected to any earlier one. A callback leads upward, so the import may have either direction.
 */
function flawsOf(walk: readonly string[], read: Read): string[] {
  return walk.flatMap((file, index) => {
    if (read(file) === undefined) return [`${file} does not exist.`];
    const earlier = walk.slice(0, index);
    if (earlier.includes(file)) return [`${file} is listed twice.`];
    const isConnected = earlier.some(
      (other) => leadsTo(read, other, file) || leadsTo(read, file, other),
    );
    return index === 0 || isConnected ? [] : [`${file} is not connected to an earlier file.`];
  });
}

describe('the guide Following one request', () => {
  test.each([
    ['A payment', 10],
    ['A setting', 10],
    ['The landing page', 5],
  ])('%s passes files that exist and are connected', (heading, least) => {
    const walk = walkOf(guide, heading);
    expect(walk.length).toBeGreaterThan(least);
    expect(flawsOf(walk, readRepository)).toEqual([]);
  });

  test('a payment passes few files', () => {
    expect(walkOf(guide, 'A payment').length).toBeLessThanOrEqual(PAYMENT_LIMIT);
  });
});

describe('a walk', () => {
  const files: Readonly<Record<string, string>> = {
    'packages/ui/src/Form.tsx': '',
    'packages/ui/src/index.ts':
      "export { Form, type FormProps } from './Form.tsx'; export { List } from './List.tsx';",
    'packages/ui/src/List.tsx': '',
    'packages/app/src/Page.tsx': "import { Form } from '@dime-time/ui'; import './send.ts';",
    'packages/app/src/send.ts': '',
    'packages/app/src/start.ts': '',
    'packages/app/index.html': '<script type="module" src="/src/start.ts"></script>',
  };
  const flaws = (...walk: string[]) => flawsOf(walk, (file) => files[file]);

  test('goes up by a callback, through an index, and down by an import', () => {
    expect(
      flaws('packages/ui/src/Form.tsx', 'packages/app/src/Page.tsx', 'packages/app/src/send.ts'),
    ).toEqual([]);
  });

  test('goes from a document to its script', () => {
    expect(flaws('packages/app/index.html', 'packages/app/src/start.ts')).toEqual([]);
  });

  test('a missing, a repeated and a separate file are found', () => {
    const form = 'packages/ui/src/Form.tsx';
    const send = 'packages/app/src/send.ts';
    const none = 'packages/app/src/none.ts';
    expect(flaws(form, form, send, none)).toEqual([
      `${form} is listed twice.`,
      `${send} is not connected to an earlier file.`,
      `${none} does not exist.`,
    ]);
  });

  test('a file of which only a neighbor in its index is imported is found', () => {
    expect(flaws('packages/app/src/Page.tsx', 'packages/ui/src/List.tsx')).toEqual([
      'packages/ui/src/List.tsx is not connected to an earlier file.',
    ]);
  });
});
