import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeChanges, type Change } from './changes.ts';
import { newComponent } from './component.ts';
import { newEndpoint } from './endpoint.ts';

const root = join(import.meta.dirname, '../../..');

/** Files of the repository that are copied as they are. */
const COPIED = [
  '.prettierrc.json',
  'packages/finance-core/src/contract/endpoints.ts',
  'tests/contract/suite.ts',
];

/** Files with the shape of those of a subject. */
const WRITTEN: Readonly<Record<string, string>> = {
  'packages/ui/src/index.ts': `export { Card, type CardProps } from './primitives/index.ts';
export { approximateAmount, DebtCard, type DebtCardProps, Debts } from './debts/index.ts';
`,
  'packages/ui/src/theme/index.ts': '',
  'packages/ui/src/debts/index.ts': `export { DebtCard, type DebtCardProps } from './DebtCard/DebtCard.tsx';
export {
  ExtraPaymentDialog,
  type ExtraPaymentDialogProps,
} from './ExtraPaymentDialog/ExtraPaymentDialog.tsx';
export type { DebtPayment } from './debtPayment.ts';
`,
  'packages/api/src/debts/routes.ts': `import { readRoute, type Route } from '../http/route.ts';
import { listDebts } from './listDebts.ts';

const KINDS = ['card', 'loan'];

export const debtRoutes: readonly Route[] = [
  readRoute('getDebts', async (db) => {
    const debts = await listDebts(db, KINDS);
    return [...debts];
  }),
];
`,
  'mocks/debts/debtHandlers.ts': `import { answer } from '../http/answer.ts';

export function debtHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'deleteDebt', ({ id }) => {
      const debts = [id];
      return [...debts];
    }),
  ];
}
`,
};

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'dime-time-new-'));
  for (const path of COPIED) cpSync(join(root, path), join(copy, path));
  for (const [path, text] of Object.entries(WRITTEN)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');

function syntaxErrorsIn(path: string, text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => `${path}: ${JSON.stringify(messageText)}`);
}

/** Writes the changes and expects each file to parse and to be formatted. */
async function expectWellFormed(changes: readonly Change[]): Promise<void> {
  await writeChanges(copy, changes);
  const config = await resolveConfig(join(root, 'package.json'));
  for (const { path } of changes) {
    expect(syntaxErrorsIn(path, read(path))).toEqual([]);
    expect([path, await check(read(path), { ...config, filepath: path })]).toEqual([path, true]);
  }
}

describe('a new component', () => {
  test('has well-formed files and stands in both indexes', async () => {
    const changes = newComponent(copy, 'debts', 'DebtPlanted');
    await expectWellFormed(changes);
    expect(changes.map(({ path }) => path)).toEqual([
      'packages/ui/src/debts/DebtPlanted/DebtPlanted.tsx',
      'packages/ui/src/debts/DebtPlanted/DebtPlanted.css.ts',
      'packages/ui/src/debts/DebtPlanted/DebtPlanted.test.tsx',
      'stories/debts/DebtPlanted.stories.tsx',
      'packages/ui/src/debts/index.ts',
      'packages/ui/src/index.ts',
    ]);
    expect(read('packages/ui/src/debts/index.ts').match(/'\.\/\w+/g)).toEqual([
      "'./DebtCard",
      "'./DebtPlanted",
      "'./ExtraPaymentDialog",
      "'./debtPayment",
    ]);
    expect(read('packages/ui/src/index.ts')).toMatch(
      /DebtCardProps,\s+DebtPlanted,\s+type DebtPlantedProps,\s+Debts,/,
    );
  });

  test.each([
    ['nowhere', 'DebtPlanted', /The subject is one of: debts\./],
    ['theme', 'DebtPlanted', /The subject is one of/],
    ['debts', 'debtPlanted', /named like DebtBadge/],
    ['debts', '../Planted', /named like DebtBadge/],
  ])('%s %s is refused', (subject, name, message) => {
    expect(() => newComponent(copy, subject, name)).toThrow(message);
  });

  test('replaces no file', async () => {
    await writeChanges(copy, newComponent(copy, 'debts', 'DebtPlanted'));
    expect(() => newComponent(copy, 'debts', 'DebtPlanted')).toThrow(/DebtPlanted\.tsx exists/);
  });
});

describe('a new endpoint', () => {
  test.each([
    ['getPlantedDebts', 'GET', '/api/planted-debts', 'readRoute'],
    ['createPlantedDebt', 'POST', '/api/planted-debt', 'writeRoute'],
    ['deletePlantedDebt', 'DELETE', '/api/planted-debt', 'writeRoute'],
    ['archiveDebt', 'POST', '/api/debt/archive', 'writeRoute'],
  ])('%s has well-formed files', async (name, method, path, route) => {
    const changes = newEndpoint(copy, 'debts', name);
    await expectWellFormed(changes);
    const endpoints = read('packages/finance-core/src/contract/endpoints.ts');
    const entry = endpoints.split(`  ${name}: {`)[1]?.split('}')[0];
    expect(entry).toContain(`method: '${method}'`);
    expect(entry).toContain(`path: '${path}'`);
    const routes = read('packages/api/src/debts/routes.ts');
    expect(routes).toContain(`${route}('${name}', async () => `);
    expect(routes).toContain('return [...debts];');
    expect(routes).toMatch(new RegExp(`import \\{[^}]*\\b${route}\\b`));
    expect(read('mocks/debts/debtHandlers.ts')).toContain(`answer(backend, '${name}', () => `);
    expect(read('tests/contract/suite.ts')).toMatch(
      new RegExp(`\\bdescribe${name}\\(client\\)`, 'i'),
    );
  });

  test.each([
    ['debts', 'debts', /named like getDebts/],
    ['debts', 'getDebts', /getDebts exists/],
    ['insights', 'getTrend', /mocks\/insights has no file/],
  ])('%s %s is refused', (subject, name, message) => {
    expect(() => newEndpoint(copy, subject, name)).toThrow(message);
  });
});
