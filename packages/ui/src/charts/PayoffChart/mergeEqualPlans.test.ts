import { cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { mergeEqualPlans } from './mergeEqualPlans.ts';
import type { PayoffLine } from './payoffLine.ts';

const plan = (name: string, change: Partial<PayoffLine> = {}): PayoffLine => ({
  name,
  balances: [cents(2_000), cents(1_000), cents(0)],
  outcome: 'paid-off',
  interest: cents(120),
  ...change,
});

const shown = (lines: readonly PayoffLine[]) =>
  mergeEqualPlans(lines).map(({ name, look }) => [name, look]);

test('plans that are equal in every month are merged, and the others keep their line style', () => {
  const faster = plan('With round-ups', { balances: [cents(2_000), cents(0)] });
  expect(shown([faster, plan('Avalanche'), plan('Snowball'), plan('Own order')])).toEqual([
    ['With round-ups', 0],
    ['Avalanche = Snowball = Own order', 1],
  ]);
  const slower = plan('Minimums only', { balances: [cents(2_000), cents(1_900)] });
  expect(shown([plan('Avalanche'), plan('Snowball'), slower])).toEqual([
    ['Avalanche = Snowball', 0],
    ['Minimums only', 2],
  ]);
});

test.each<[string, Partial<PayoffLine>]>([
  ['a cent in one month', { balances: [cents(2_000), cents(1_001), cents(0)] }],
  ['a month more', { balances: [cents(2_000), cents(1_000), cents(0), cents(0)] }],
  ['the interest', { interest: cents(121) }],
  ['no interest', { interest: undefined }],
  ['how they end', { outcome: 'horizon-reached' }],
])('plans that differ by %s stay apart', (_difference, change) => {
  expect(shown([plan('Avalanche'), plan('Snowball', change)])).toEqual([
    ['Avalanche', 0],
    ['Snowball', 1],
  ]);
});

test('two unknown balances are equal', () => {
  const unknown = { balances: [cents(2_000), Number.NaN as never, cents(0)] };
  expect(shown([plan('Avalanche', unknown), plan('Snowball', unknown)])).toEqual([
    ['Avalanche = Snowball', 0],
  ]);
});

test('what a line stands for gives its style, and the others keep that of their place', () => {
  const slower = { balances: [cents(2_000), cents(1_900)] };
  expect(
    shown([
      plan('This plan', { kind: 'forecast' }),
      plan('Other', { interest: cents(1) }),
      plan('Minimums', { ...slower, kind: 'minimums' }),
      plan('Saved', { kind: 'planned', interest: undefined }),
    ]),
  ).toEqual([
    ['This plan', 8],
    ['Other', 1],
    ['Minimums', 7],
    ['Saved', 6],
  ]);
  const seven = Array.from({ length: 7 }, (_, at) => plan(`${at}`, { interest: cents(at) }));
  expect(shown(seven).at(-1)).toEqual(['6', 0]);
});
