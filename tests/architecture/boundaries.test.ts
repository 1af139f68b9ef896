import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = join(import.meta.dirname, 'dependency-cruiser.config.js');
const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

interface Cruise {
  modules: { source: string }[];
  summary: { totalDependenciesCruised: number; violations: { rule: { name: string } }[] };
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

describe('the one-way imports', () => {
  test('hold in the whole house', () => {
    const { modules, summary } = cruise(root, 'packages', 'mocks', 'stories', 'tests');
    expect(summary.violations.map((violation) => JSON.stringify(violation))).toEqual([]);
    // A parser that cannot read TypeScript finds no imports and so no violations: count some.
    expect(modules.filter((module) => module.source.endsWith('.ts')).length).toBeGreaterThan(50);
    expect(summary.totalDependenciesCruised).toBeGreaterThan(100);
  });

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
    ['ui-imports-finance-core-only', 'packages/ui/src/debts/Debts/Debts.ts', 'mocks/index.ts'],
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
    ['mocks-use-finance-core-only', 'mocks/index.ts', 'packages/ui/src/index.ts'],
    [
      'pages-load-no-server-rules',
      'packages/app/src/debts/usePayments.ts',
      'packages/finance-core/src/server/index.ts',
    ],
    ['mocks-subjects-meet-at-their-index', 'mocks/banking/suggest.ts', 'mocks/debts/payDebt.ts'],
    ['mocks-subjects-meet-at-their-index', 'mocks/scenarios/past.ts', 'mocks/token/stakes.ts'],
    ['mocks-store-is-the-bottom', 'mocks/store/state.ts', 'mocks/http/fault.ts'],
    ['mocks-http-knows-no-subject', 'mocks/http/answer.ts', 'mocks/round-ups/index.ts'],
    ['mocks-subjects-know-no-scenario', 'mocks/banking/bank.ts', 'mocks/scenarios/history.ts'],
    ['mocks-subjects-know-no-scenario', 'mocks/http/answer.ts', 'mocks/backend/runDueJobs.ts'],
    ['api-uses-finance-core-only', 'packages/api/src/app.ts', 'packages/app/src/App.ts'],
    ['api-uses-finance-core-only', 'packages/api/src/app.ts', 'mocks/index.ts'],
    [
      'api-subjects-are-used-by-their-index',
      'packages/api/src/banking/linkBank.ts',
      'packages/api/src/debts/addDebt.ts',
    ],
    [
      'api-subjects-are-used-by-their-index',
      'packages/api/src/routes.ts',
      'packages/api/src/debts/addDebt.ts',
    ],
    ...[
      ['config', 'db'],
      ['db', 'ledger'],
      ['ledger', 'http'],
      ['http', 'auth'],
      ['http', 'debts'],
      ['jobs', 'round-ups'],
      ['auth', 'account'],
      ['round-ups', 'debts'],
      ['token', 'round-ups'],
      ['debts', 'banking'],
      ['banking', 'dashboard'],
      ['banking', 'seed'],
    ].map(([from, to]): [string, string, string] => [
      'api-folders-keep-their-order',
      `packages/api/src/${from}/lower.ts`,
      `packages/api/src/${to}/index.ts`,
    ]),
    [
      'api-folders-keep-their-order',
      'packages/api/src/banking/routes.ts',
      'packages/api/src/deps.ts',
    ],
  ];
  test.each(cases)('%s refuses %s → %s', (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const importer = `import { value } from '${up}${to}';\nexport const copy = value;\n`;
    expect(violationsOf({ [from]: importer, [to]: empty })).toContain(rule);
  });

  test('a cycle is refused, also one of types alone', () => {
    const found = violationsOf({
      'mocks/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }\n`,
      'mocks/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }\n`,
    });
    expect(found).toContain('no-cycles');
  });

  test('a cycle between folders of the mocks is refused, also without one between modules', () => {
    const found = violationsOf({
      'mocks/debts/index.ts': `export { value as pay } from './payDebt.ts';\n`,
      'mocks/debts/payDebt.ts': empty,
      'mocks/debts/listDebts.ts': `export { value as list } from '../token/index.ts';\n`,
      'mocks/token/index.ts': empty,
      'mocks/token/reward.ts': `export { pay as reward } from '../debts/index.ts';\n`,
    });
    expect(found).toContain('mocks-folders-have-no-cycles');
    expect(found).not.toContain('no-cycles');
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
