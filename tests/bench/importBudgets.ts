import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importSizes, zippedKib } from '../../packages/ui/build/importSizes.ts';
import { COMPONENT_BUDGETS } from './componentBudgets.ts';

export interface Size {
  name: string;
  kib: number;
  limitKib: number;
}

interface Import {
  name: string;
  /** What a page writes. */
  code: string;
  limitKib: number;
  /** Whether the bundler splits at `import()`; the size is then of what is loaded at once. */
  splits?: boolean;
}

/** The entries of components, with a bundler that splits: each must load nothing of the others. */
const ENTRIES: readonly Import[] = Object.entries(COMPONENT_BUDGETS).flatMap(([folder, budgets]) =>
  Object.entries(budgets).map(([name, limitKib]) => ({
    name: `${folder}/${name}, split`,
    code: `export { ${name} } from '@dime-time/ui/${folder}/${name}';`,
    limitKib,
    splits: true,
  })),
);

/** What a page pays for one import, with everything it needs but React; styles are below. */
const IMPORTS: readonly Import[] = [
  { name: 'Money', code: `export { Money } from '@dime-time/ui';`, limitKib: 3.1 },
  ...ENTRIES,
  { name: 'Button', code: `export { Button } from '@dime-time/ui';`, limitKib: 1 },
  { name: 'UiProvider', code: `export { UiProvider } from '@dime-time/ui';`, limitKib: 24.5 },
  {
    name: 'words/es-US, every subject',
    code: `export { words } from '@dime-time/ui/words/es-US';`,
    limitKib: 30.5,
  },
  {
    name: 'words/es-US/debts, the largest subject',
    code: `export { words } from '@dime-time/ui/words/es-US/debts';`,
    limitKib: 11.75,
  },
  {
    name: 'words/load, split',
    code: `export { loadWords } from '@dime-time/ui/words/load';`,
    limitKib: 1.5,
    splits: true,
  },
  {
    name: 'formatUsd',
    code: `export { formatUsd } from '@dime-time/finance-core/money';`,
    limitKib: 0.5,
  },
  {
    name: 'finance-core/money, all of it',
    code: `export * from '@dime-time/finance-core/money';`,
    // With the parsers of typed amounts and rates.
    limitKib: 2.5,
  },
  {
    name: 'finance-core, all of it',
    code: `export * from '@dime-time/finance-core';`,
    // What a server alone works out is in `household`; the forecast and the next sweep are shown by pages.
    // A plan follows the due day of each debt, also for money that comes once.
    limitKib: 16.95,
  },
];

/** One sheet for every component and screen, with layers and without, and one of the variables alone. */
const SHEETS = [
  { name: 'styles.css', limitKib: 30.3 },
  { name: 'styles.unlayered.css', limitKib: 29.9 },
  { name: 'tokens.css', limitKib: 6.5 },
] as const;

/**
 * Measures each import from the built packages, and each sheet.
 *
 * @param from a folder from which the packages resolve, to what was built.
 */
export async function sizes(from: string): Promise<Size[]> {
  const measure = (splits: boolean) => {
    const chosen = IMPORTS.filter((item) => (item.splits ?? false) === splits);
    const codes = Object.fromEntries(chosen.map(({ name, code }) => [name, code]));
    return importSizes(codes, { from, splits });
  };
  const measured = { ...(await measure(false)), ...(await measure(true)) };
  const { resolve } = createRequire(join(from, 'package.json'));
  return [
    ...IMPORTS.map(({ name, limitKib }) => ({ name, kib: measured[name] ?? Number.NaN, limitKib })),
    ...SHEETS.map(({ name, limitKib }) => ({
      name,
      kib: zippedKib(readFileSync(resolve(`@dime-time/ui/${name}`))),
      limitKib,
    })),
  ];
}
