import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

/** What only a POSIX shell understands; npm runs scripts in cmd.exe on Windows. */
const POSIX_ONLY: readonly [name: string, pattern: RegExp][] = [
  ['a variable before a command', /(?:^|&& *|; *)[A-Z_]+=\S/],
  ['single quotes around an argument', /^[^"]*'/],
  ['a semicolon between commands', /^[^"]*;/],
  ['a redirection to a file descriptor', />&\d/],
  ['a variable of the shell', /\$\w|\$\{|\$\(/],
  ['a command of POSIX', /(?:^|&& *|\|\|? *)(?:rm|cp|mv|mkdir|echo|exit|test|cat|export|true)\b/],
];

const posixOnlyIn = (script: string) =>
  POSIX_ONLY.filter(([, pattern]) => pattern.test(script)).map(([name]) => name);

const manifests = execFileSync('git', ['ls-files', '*package.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

describe('npm scripts', () => {
  test('run on Windows as well', () => {
    const scripts = manifests.flatMap((path) =>
      Object.entries(readJson(path).scripts ?? {}).map(([name, script]) => ({
        path,
        name,
        script,
      })),
    );
    expect(scripts.length).toBeGreaterThan(40);
    expect(scripts.filter(({ script }) => posixOnlyIn(script).length > 0)).toEqual([]);
  });

  test.each([
    ['VITE_API_MODE=mock vite', ['a variable before a command']],
    ["node -e 'no'", ['single quotes around an argument']],
    ['node build.ts; node run.ts', ['a semicolon between commands']],
    ['node build.ts >&2', ['a redirection to a file descriptor']],
    ['vite build && rm -r dist', ['a command of POSIX']],
    ['node $FILE', ['a variable of the shell']],
  ])('a planted %j is found', (script, found) => {
    expect(posixOnlyIn(script)).toEqual(found);
  });

  test('a portable script is not found', () => {
    const portable = `vite --mode mock && node -e "throw new Error('Never; not here.')"`;
    expect(posixOnlyIn(portable)).toEqual([]);
  });
});

test('.nvmrc names the Node version of the npm scripts', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(version).toBe(readJson('package.json').dependencies?.['node']);
});
