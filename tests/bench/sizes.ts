import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importSizes, zippedKib } from '../../packages/ui/build/importSizes.ts';

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

/** The entry of one component, with a bundler that splits: it must load nothing of the others. */
const entryOf = (name: string, limitKib: number): Import => ({
  name: `components/${name}, split`,
  code: `export { ${name} } from '@dime-time/ui/components/${name}';`,
  limitKib,
  splits: true,
});

/** What a page pays for one import, with everything it needs but React; styles are below. */
const IMPORTS: readonly Import[] = [
  { name: 'Money', code: `export { Money } from '@dime-time/ui';`, limitKib: 2.8 },
  entryOf('Money', 2.8),
  entryOf('Card', 1),
  entryOf('Button', 1),
  entryOf('QrCode', 12),
  entryOf('TextField', 14),
  entryOf('Menu', 33),
  entryOf('Drawer', 18),
  entryOf('Popover', 30.5),
  entryOf('Accordion', 3),
  entryOf('SegmentedControl', 18),
  entryOf('Pagination', 3.2),
  entryOf('Stack', 1),
  entryOf('Table', 5.5),
  // A bundler that splits by file counts what it shares with the calendar of `DayField`.
  entryOf('DebtCard', 73),
  entryOf('Checkbox', 19),
  entryOf('NumberField', 30),
  entryOf('Combobox', 42),
  entryOf('DayField', 43),
  entryOf('Breadcrumbs', 3.1),
  { name: 'Button', code: `export { Button } from '@dime-time/ui';`, limitKib: 1 },
  {
    name: 'DebtTrendChart',
    code: `export { DebtTrendChart } from '@dime-time/ui/charts/DebtTrendChart';`,
    limitKib: 26,
  },
  {
    name: 'PayoffChart',
    code: `export { PayoffChart } from '@dime-time/ui/charts/PayoffChart';`,
    limitKib: 25.5,
  },
  { name: 'UiProvider', code: `export { UiProvider } from '@dime-time/ui';`, limitKib: 24.5 },
  {
    name: 'words/es-US, every subject',
    code: `export { words } from '@dime-time/ui/words/es-US';`,
    limitKib: 24,
  },
  {
    name: 'words/es-US/debts, the largest subject',
    code: `export { words } from '@dime-time/ui/words/es-US/debts';`,
    limitKib: 6,
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
    limitKib: 9.5,
  },
];

/** One sheet for every component and screen, with layers and without, and one of the variables alone. */
const SHEETS = [
  { name: 'styles.css', limitKib: 28 },
  { name: 'styles.unlayered.css', limitKib: 28 },
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
