import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, describe, expect, test } from 'vitest';

const options = await readOptions(join(import.meta.dirname, 'dependency-cruiser.config.js'));

const planted: string[] = [];

/** Writes the given files to a small tree shaped like the repository and returns its violations. */
async function violationsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-boundaries-'));
  planted.push(folder);
  const all = { 'tsconfig.json': '{"compilerOptions":{"module":"ESNext"}}', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))];
  const { output } = await cruise(tops, { ...options, baseDir: folder });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const empty = 'export const value = 1;\n';

/** A module that imports the module at `to`. */
function importing(to: string, from: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `import { value } from '${up}${to}';\nexport const copy = value;\n`;
}

/** `npm run check:boundaries` checks the rules in the whole repository. */
describe('the one-way imports', () => {
  const cases: [rule: string, from: string, to: string][] = [
    [
      'finance-core-imports-valibot-only',
      'packages/finance-core/src/money/cents.ts',
      'packages/ui/src/money/Money/Money.ts',
    ],
    [
      'formulas-do-not-know-the-wire',
      'packages/finance-core/src/debts/total.ts',
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
      ['config', 'metrics'],
      ['metrics', 'db'],
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
      ['seed', 'cli'],
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
    ['api-folders-keep-their-order', 'packages/api/src/cli/check.ts', 'packages/api/src/app.ts'],
    [
      'api-folders-keep-their-order',
      'packages/api/src/debts/addDebt.ts',
      'packages/api/src/testing/testDatabase.ts',
    ],
    ['api-folders-have-a-place', 'packages/api/src/app.ts', 'packages/api/src/helpers/index.ts'],
    ['ui-words-know-no-component', 'packages/ui/src/words/index.ts', 'packages/ui/src/theme/a.ts'],
  ];
  test.each(cases)('%s refuses %s → %s', async (rule, from, to) => {
    expect(await violationsOf({ [from]: importing(to, from), [to]: empty })).toContain(rule);
  });

  test('an import that points down is allowed', async () => {
    const from = 'packages/ui/src/money/Money/Money.ts';
    const to = 'packages/finance-core/src/money/cents.ts';
    expect(await violationsOf({ [from]: importing(to, from), [to]: empty })).toEqual([]);
  });

  test('a cycle is refused, also one of types alone', async () => {
    const found = await violationsOf({
      'mocks/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }\n`,
      'mocks/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }\n`,
    });
    expect(found).toContain('no-cycles');
  });

  test('a cycle between folders of the mocks is refused, also without one between modules', async () => {
    const found = await violationsOf({
      'mocks/debts/index.ts': `export { value as pay } from './payDebt.ts';\n`,
      'mocks/debts/payDebt.ts': empty,
      'mocks/debts/listDebts.ts': `export { value as list } from '../token/index.ts';\n`,
      'mocks/token/index.ts': empty,
      'mocks/token/reward.ts': `export { pay as reward } from '../debts/index.ts';\n`,
    });
    expect(found).toContain('mocks-folders-have-no-cycles');
    expect(found).not.toContain('no-cycles');
  });

  /** Most packages lead into their `dist`, as our own do, which is not looked at. */
  test.each([
    ['ui-fetches-and-routes-nothing', 'packages/ui/src/primitives/List/List.ts', 'swr'],
    ['ui-fetches-and-routes-nothing', 'packages/ui/src/debts/Debts/Debts.ts', 'valibot'],
    ['schemas-stay-at-the-edge', 'packages/finance-core/src/money/cents.ts', 'valibot'],
    ['finance-core-imports-valibot-only', 'packages/finance-core/src/contract/debt.ts', 'hono'],
    ['no-tests-in-the-product', 'packages/ui/src/theme/theme.ts', 'vitest'],
    ['no-tests-in-the-product', 'packages/app/src/cache/useQuery.ts', 'vitest'],
    ['no-tests-in-the-product', 'packages/api/src/debts/addDebt.ts', 'fast-check'],
    ['no-tests-in-the-product', 'mocks/debts/addDebt.ts', 'vitest'],
  ])('%s refuses %s → the package %s', async (rule, from, name) => {
    const found = await violationsOf({
      [from]: `import { value } from '${name}';\nexport const copy = value;\n`,
      [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"dist/index.js"}`,
      [`node_modules/${name}/dist/index.js`]: 'exports.value = 1;\n',
    });
    expect(found).toContain(rule);
  });

  test('an import that leads nowhere is refused', async () => {
    const found = await violationsOf({ 'mocks/a.ts': importing('mocks/gone.ts', 'mocks/a.ts') });
    expect(found).toContain('nothing-unresolved');
  });
});

describe('the folders of the app', () => {
  const app = (file: string) => `packages/app/src/${file}`;

  /** The rules broken by a tree of imports, each module importing one other. */
  function violationsOfImports(imports: readonly (readonly [from: string, to: string])[]) {
    const targets = imports.map(([, to]) => [app(to), empty]);
    const sources = imports.map(([from, to]) => [app(from), importing(app(to), app(from))]);
    return violationsOf(Object.fromEntries([...targets, ...sources]) as Record<string, string>);
  }

  test('an import upward or past an index is refused', async () => {
    const refused: [rule: string, from: string, to: string][] = [
      ['app-base-knows-no-subject', 'cache/toSubject.ts', 'debts/queries.ts'],
      ['app-base-knows-no-subject', 'shell/toIndex.ts', 'debts/index.ts'],
      ['app-base-knows-no-subject', 'cache/toRoot.ts', 'routes.tsx'],
      ['app-config-imports-downward', 'config/up.ts', 'storage/localStorage.ts'],
      ['app-storage-imports-downward', 'storage/up.ts', 'analytics/index.ts'],
      ['app-language-imports-downward', 'language/up.ts', 'http/httpError.ts'],
      ['app-analytics-imports-downward', 'analytics/up.ts', 'http/apiClient.ts'],
      ['app-http-imports-downward', 'http/up.ts', 'offline/offlineCache.ts'],
      ['app-offline-imports-downward', 'offline/up.ts', 'cache/cacheState.ts'],
      ['app-cache-imports-downward', 'cache/up.ts', 'auth/useAuth.ts'],
      ['app-auth-imports-downward', 'auth/up.ts', 'shell/useSiteClock.ts'],
      ['app-subjects-meet-at-their-index', 'banking/toQuery.ts', 'debts/queries.ts'],
      ['app-subjects-meet-at-their-index', 'banking/toPage.ts', 'debts/DebtsPage.tsx'],
      ['app-root-loads-pages', 'App.tsx', 'debts/queries.ts'],
    ];
    const found = await violationsOfImports(refused.map(([, from, to]) => [from, to]));
    const ofModules = found.filter((rule) => rule !== 'app-folders-without-cycles');
    expect(ofModules.toSorted()).toEqual(refused.map(([rule]) => rule).toSorted());
  });

  test('an import downward or of an index is not', async () => {
    const allowed = [
      ['banking/BankingPage.tsx', 'debts/index.ts'],
      ['banking/toOwn.ts', 'banking/queries.ts'],
      ['debts/queries.ts', 'cache/useQuery.ts'],
      ['routes.tsx', 'debts/DebtsPage.tsx'],
      ['LandingDocument.tsx', 'marketing/index.ts'],
    ] as const;
    expect(await violationsOfImports(allowed)).toEqual([]);
  });

  test('a circle of folders is refused, though no two modules need each other', async () => {
    const found = await violationsOfImports([
      ['debts/DebtsPage.tsx', 'banking/index.ts'],
      ['banking/BankingPage.tsx', 'debts/index.ts'],
    ]);
    expect(new Set(found)).toEqual(new Set(['app-folders-without-cycles']));
  });
});
