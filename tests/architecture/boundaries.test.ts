import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = join(import.meta.dirname, 'dependency-cruiser.config.js');
const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Cruise {
  summary: { violations: { rule: { name: string } }[] };
}

function cruise(cwd: string, ...folders: string[]): Cruise {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--config', config, '--output-type', 'json', ...folders],
    { cwd, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!stdout) throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

const planted: string[] = [];

/** Writes a small tree of the house's shape with the given files and returns its rules' verdict. */
function violationsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-boundaries-'));
  planted.push(folder);
  const all = { 'tsconfig.json': '{"compilerOptions":{"module":"ESNext"}}', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))];
  return cruise(folder, ...tops).summary.violations.map((violation) => violation.rule.name);
}

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** That they hold in the whole house is said by `npm run check:boundaries`. */
describe('the one-way imports', () => {
  const empty = 'export const value = 1;\n';
  const cases: [rule: string, from: string, to: string][] = [
    [
      'finance-core-imports-valibot-only',
      'packages/finance-core/src/money/cents.ts',
      'packages/ui/src/money/Money/Money.ts',
    ],
    [
      'formulas-do-not-know-the-wire',
      'packages/finance-core/src/debt/total.ts',
      'packages/finance-core/src/contract/debt.ts',
    ],
    [
      'ui-imports-finance-core-only',
      'packages/ui/src/money/Money/Money.ts',
      'packages/app/src/App.ts',
    ],
    ['ui-imports-finance-core-only', 'packages/ui/src/debts/Debts/Debts.ts', 'mocks/world.ts'],
    [
      'ui-subjects-meet-at-their-index',
      'packages/ui/src/dashboard/Dashboard/Dashboard.ts',
      'packages/ui/src/debts/DebtCard/DebtCard.ts',
    ],
    [
      'ui-internal-knows-no-component',
      'packages/ui/src/internal/whenIdle.ts',
      'packages/ui/src/primitives/index.ts',
    ],
    [
      'ui-theme-is-the-bottom',
      'packages/ui/src/theme/theme.ts',
      'packages/ui/src/primitives/index.ts',
    ],
    ['ui-theme-is-the-bottom', 'packages/ui/src/theme/theme.ts', 'packages/ui/src/internal/a.ts'],
    [
      'ui-primitives-know-no-subject',
      'packages/ui/src/primitives/Card/Card.ts',
      'packages/ui/src/money/index.ts',
    ],
    ['app-never-sees-the-mocks', 'packages/app/src/main.ts', 'mocks/browser.ts'],
    ['mocks-use-finance-core-only', 'mocks/world.ts', 'packages/ui/src/index.ts'],
    ['api-uses-finance-core-only', 'packages/api/src/app.ts', 'packages/app/src/App.ts'],
    ['api-uses-finance-core-only', 'packages/api/src/app.ts', 'mocks/world.ts'],
  ];
  test.each(cases)('%s refuses %s → %s', (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const importer = `import { value } from '${up}${to}';\nexport const copy = value;\n`;
    expect(violationsOf({ [from]: importer, [to]: empty })).toContain(rule);
  });

  test('an import that points down is allowed', () => {
    const from = 'packages/ui/src/components/Money/Money.ts';
    const to = 'packages/finance-core/src/money/cents.ts';
    const importer = `export { value } from '../../../../../${to}';\n`;
    expect(violationsOf({ [from]: importer, [to]: empty })).toEqual([]);
  });

  test('a cycle is refused, also one of types alone', () => {
    const found = violationsOf({
      'mocks/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }\n`,
      'mocks/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }\n`,
    });
    expect(found).toContain('no-cycles');
  });

  test('a package that a rule forbids by name is refused', () => {
    const found = violationsOf({
      'packages/ui/src/primitives/List/List.ts': `import useSWR from 'swr';\nexport const list = useSWR;\n`,
      'packages/ui/node_modules/swr/package.json': '{"name":"swr","main":"index.js"}',
      'packages/ui/node_modules/swr/index.js': 'module.exports = {};\n',
    });
    expect(found).toContain('ui-fetches-and-routes-nothing');
  });
});
