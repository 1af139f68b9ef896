import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dimeTimeBrand, type Brand } from '@dime-time/ui/brand';
import { checkBrand } from '../../packages/ui/src/theme/checkBrand.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every field, so that a new one does not compile without a place here. */
const whole: Required<Brand> = {
  productName: 'Penny Wise',
  logo: null,
  mark: null,
  logoColor: '#0a7d4f',
  accent: '#0a7d4f',
  darkAccent: '#0a7d4f',
  radius: 'small',
  density: 'compact',
  fontFamily: 'serif',
  headingFontFamily: 'serif',
  chart: { trend: '#0a7d4f', series: ['#0a7d4f'] } satisfies Required<Brand['chart']>,
  qrColor: '#0a7d4f',
  illustrations: { notFound: null, empty: null } satisfies Required<Brand['illustrations']>,
};

/** The fields as the tables name them. */
const FIELDS = Object.entries(whole).flatMap(([name, value]) =>
  name === 'chart' || name === 'illustrations'
    ? Object.keys(value as object).map((inner) => `${name}.${inner}`)
    : [name],
);

/** The rows of the readme’s table, by field. */
const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
const [, brandTable = ''] = readme.split('**Brand.**');
const rows = new Map(
  [...(brandTable.split('\n\n')[1] ?? '').matchAll(/^\| `([\w.]+)` +\| (.*) \| (.*) \|$/gm)].map(
    ([, field = '', what = '', byDefault = '']) => [field, { what, byDefault }] as const,
  ),
);

/** The texts in backticks. */
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the tables of the readme and of the page about brands have every field', () => {
  const page = readFileSync(join(root, 'stories/foundations/Brand.mdx'), 'utf8');
  const [, pageTable = ''] = page.split("columns={['Field'");
  const onPage = [...(pageTable.split('/>')[0] ?? '').matchAll(/\[\s*'`([\w.]+)`'/g)];
  expect(new Set(rows.keys())).toEqual(new Set(FIELDS));
  expect(new Set(onPage.map(([, field]) => field))).toEqual(new Set(FIELDS));
  expect(() => checkBrand(whole)).not.toThrow();
});

test.each(['radius', 'density'])('what the readme says to write as %s can be used', (field) => {
  const { what = '', byDefault = '' } = rows.get(field) ?? {};
  expect(codes(what).length).toBeGreaterThan(2);
  for (const value of codes(what)) expect(() => checkBrand({ [field]: value })).not.toThrow();
  expect(codes(what)).toContain(codes(byDefault)[0]);
});

test.each(['productName', 'accent', 'radius'] as const)(
  'the default of %s in the readme is that of the library',
  (field) => {
    expect(codes(rows.get(field)?.byDefault ?? '')).toEqual([dimeTimeBrand[field]]);
  },
);
