import { existsSync, globSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { lintPackage } from './lintPackage.ts';
import { partner } from './partner.ts';
import { run } from './run.ts';

const { site, older, tarballs } = partner();
const installed = (name: string) => join(site, 'node_modules/@dime-time', name);

for (const tarball of tarballs) {
  test(`publint and Are the Types Wrong find nothing in ${tarball.replace(/.*\//, '')}`, async () => {
    // The checkers read every entry, of which there are more than a hundred: the bound is for a hang.
    test.setTimeout(600_000);
    expect(await lintPackage(tarball)).toContain('find nothing');
  });
}

for (const name of ['ui', 'finance-core']) {
  test(`${name} is installed from what was packed, without its sources`, () => {
    expect(lstatSync(installed(name)).isDirectory()).toBe(true);
    const files = globSync('**/*.*', { cwd: installed(name) });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => /\.css\.[jt]s$|\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => /^(src|node_modules)\//.test(file))).toEqual([]);
    expect(readFileSync(join(installed(name), 'package.json'), 'utf8')).not.toContain('source');
    for (const file of ['LICENSE', 'README.md']) {
      expect(existsSync(join(installed(name), file)), file).toBe(true);
    }
  });
}

test('every module that needs the browser says so, and no other imports what a server lacks', () => {
  const scripts = globSync('**/*.js', { cwd: installed('ui') });
  const clients = scripts.filter((file) => read(file).startsWith("'use client';"));
  expect(clients.length).toBeGreaterThan(100);
  const wrong = scripts.filter(
    (file) =>
      !clients.includes(file) &&
      /from "(react|react-dom|react\/jsx-runtime|react-aria.*|radix-ui.*|@radix-ui\/.*)"/.test(
        read(file),
      ),
  );
  expect(wrong).toEqual([]);
});

test('the entries without React load where React is the one of a server', async () => {
  const names = [
    'ui/brand',
    'ui/tokens',
    'ui/words/es-US',
    'ui/words/es-US/shell',
    'ui/words/load',
    'finance-core',
    'finance-core/money',
    'finance-core/bank',
    'finance-core/sandbox',
  ];
  const entries = [...names, 'finance-core/validation', 'finance-core/contract'].map(
    (name) => `await import('@dime-time/${name}');`,
  );
  const script = [...entries, "process.stdout.write('loaded');"].join('\n');
  const args = ['--conditions=react-server', '--input-type=module', '--eval', script];
  expect(await run(process.execPath, args, site)).toBe('loaded');
});

test('the tokens for design tools are installed, one file a mode', async () => {
  const files = ['tokens.json', 'tokens/light.tokens.json', 'tokens/dark.tokens.json'];
  const more = ['tokens/light-more-contrast.tokens.json', 'tokens/dark-more-contrast.tokens.json'];
  const lines = [...files, ...more, 'tokens/dime-time.resolver.json'].map(
    (file) => `(await import('@dime-time/ui/${file}', { with: { type: 'json' } })).default`,
  );
  const script = `console.log(JSON.stringify([${lines.join(',')}]));`;
  const args = ['--input-type=module', '--no-warnings', '--eval', script];
  const printed = await run(process.execPath, args, site);
  const [named, light, ...others] = JSON.parse(printed) as { color?: object }[];
  expect(named).toEqual(light);
  expect(named?.color).toHaveProperty('chart.trend.$value.colorSpace', 'srgb');
  expect(others.at(-1)).toHaveProperty('modifiers.mode.default', 'light');
  expect(new Set([light, ...others].map((file) => JSON.stringify(file))).size).toBe(5);
});

const RENDER =
  "import { version } from 'react'; import { render } from './dist-server/server.js'; process.stdout.write(version + '\\n' + render());";

const RENDER_LOOKS =
  "import { looks, renderLook } from './dist-server/server.js'; for (const of of Object.keys(looks)) renderLook(of); process.stdout.write('rendered');";

const LINK = `import { forwardRef } from 'react';
import { UiProvider, type LinkComponentProps } from '@dime-time/ui';
const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(
  ({ href, ...rest }, ref) => <a {...rest} href={href} ref={ref} />,
);
export const page = <UiProvider linkComponent={RouterLink}>Debts</UiProvider>;
`;

for (const [react, folder] of [
  ['19', site],
  ['18.3', older],
] as const) {
  test(`React ${react} renders the site on a server, without a warning`, async () => {
    const html = await run(process.execPath, ['--input-type=module', '--eval', RENDER], folder);
    expect(html.slice(0, react.length)).toBe(react);
    expect(html.split('\n')[1]).toMatch(/^<div/);
    expect(html).toContain('Penny Wise');
    expect(html).toContain('value="6200.00"');
    expect(html).toContain('<path');
  });

  test(`React ${react} renders every look in development without a warning`, async () => {
    expect(
      await run(process.execPath, ['--input-type=module', '--eval', RENDER_LOOKS], folder),
    ).toBe('rendered');
  });

  test(`every entry and a link component compile with the types of React ${react}`, async () => {
    const types = join(folder, 'types');
    mkdirSync(types);
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry));
    expect(entries.length).toBeGreaterThan(100);
    const imports = entries.map((entry) => `import '${entry.replace('.', '@dime-time/ui')}';\n`);
    writeFileSync(join(types, 'page.tsx'), imports.join('') + LINK);
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
    };
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = join(site, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', types], types)).toBe('');
  });
}

function read(file: string): string {
  return readFileSync(join(installed('ui'), file), 'utf8');
}
