import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { partner } from './partner.ts';
import { run } from './run.ts';
import { STRICT } from './strict.ts';

const { site, next } = partner();

interface Example {
  language: string;
  code: string;
}

/** The examples in TypeScript of a package's readme, as it is published. */
function examplesOf(name: string): Example[] {
  const readme = readFileSync(join(site, 'node_modules/@dime-time', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/** The file of an example in Next, which its first line names. */
const IN_NEXT = /^\/\/ app\/(\S+)$/m;

/** Compiles files in a project of the partner; answers what the compiler says. */
async function compile(project: string, files: ReadonlyMap<string, string>): Promise<string> {
  expect(files.size).toBeGreaterThan(0);
  const folder = join(project, 'readme');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
  for (const [name, code] of files) writeFileSync(join(folder, name), code);
  const tsc = join(project, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '-p', folder], folder);
}

test('the examples of the readmes compile in the project of a partner', async () => {
  const examples = ['ui', 'finance-core'].flatMap((name) =>
    examplesOf(name)
      .filter(({ code }) => !IN_NEXT.test(code))
      .map(({ language, code }, index) => [`${name}${index}.${language}`, code] as const),
  );
  expect(await compile(site, new Map(examples))).toBe('');
});

test('the examples for Next compile in the project of a partner on Next', async () => {
  const examples = examplesOf('ui').flatMap(({ code }) => {
    const [, file] = IN_NEXT.exec(code) ?? [];
    return file === undefined ? [] : [[file, code] as const];
  });
  expect(await compile(next, new Map(examples))).toBe('');
});

test('the figures beside the examples of finance-core are what they give', async () => {
  for (const { code } of examplesOf('finance-core')) {
    const lines = code.replaceAll(/^(.*); \/\/ (.*)$/gm, 'check($1, $2);');
    expect(lines).not.toBe(code);
    const check = 'const check = (found, said) => console.log(found === said ? "" : found);\n';
    const printed = await run(
      process.execPath,
      ['--input-type=module', '--eval', check + lines],
      site,
    );
    expect(printed.trim()).toBe('');
  }
});
