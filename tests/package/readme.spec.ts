import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { partner } from './partner.ts';
import { run } from './run.ts';
import { STRICT } from './strict.ts';

const { site } = partner();

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

test('the examples of the readmes compile in the project of a partner', async () => {
  const folder = join(site, 'readme');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
  for (const name of ['ui', 'finance-core']) {
    const examples = examplesOf(name);
    expect(examples.length).toBeGreaterThan(0);
    for (const [index, { language, code }] of examples.entries()) {
      writeFileSync(join(folder, `${name}${index}.${language}`), code);
    }
  }
  const tsc = join(site, 'node_modules/typescript/bin/tsc');
  expect(await run(process.execPath, [tsc, '-p', folder], folder)).toBe('');
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
