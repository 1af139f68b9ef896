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

/** What a file imports, and what the index files that it imports export from. */
function importsOf(read: Read, file: string, seen = new Set<string>()): Set<string> {
  const text = read(file);
  for (const { fileName } of ts.preProcessFile(text ?? '').importedFiles) {
    const target = resolve(file, fileName);
    if (target === undefined || seen.has(target)) continue;
    seen.add(target);
    if (basename(target) === 'index.ts') importsOf(read, target, seen);
  }
  return seen;
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
    'packages/ui/src/index.ts': "export { Form } from './Form.tsx';",
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
    const [form, send, none] = [
      'packages/ui/src/Form.tsx',
      'packages/app/src/send.ts',
      'packages/app/src/none.ts',
    ];
    expect(flaws(form, form, send, none)).toEqual([
      `${form} is listed twice.`,
      `${send} is not connected to an earlier file.`,
      `${none} does not exist.`,
    ]);
  });
});
