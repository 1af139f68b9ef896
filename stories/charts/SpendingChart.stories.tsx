import {
  cents,
  MAX_CENTS,
  otherCategories,
  topCategories,
  type Cents,
} from '@dime-time/finance-core';
import { Grid, SpendingChart } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Charts/SpendingChart',
  component: SpendingChart,
  parameters: {
    guide: guide({
      use: 'Shows what spending is made of: the largest categories, each with its amount and its share of the total.',
      instead: [
        ['DebtTrendChart', 'to show an amount over time'],
        ['ProgressMeter', 'to show a single share'],
        ['Portfolio', 'to show what a household holds of each coin'],
      ],
      dos: [
        'Pass the result of `topCategories`: largest first, as percentages of all spending.',
        'Pass `otherCategories` as well, so that the percentages add up to 100.',
        'Show about five. Beyond fifty, the rest are added up in a last row.',
      ],
      donts: [
        'Do not read the length of a bar as its percentage: the longest bar fills the width.',
        'Do not give each bar its own color; it would mean nothing.',
      ],
      accessibility: [
        'Every figure is text in an ordered list. Nothing depends on a pointer or a key, and no table has to repeat it.',
        'A visually hidden sentence names the two largest.',
        'The bars are decorative. In Windows High Contrast they use the highlight color, and they print.',
      ],
    }),
  },
  args: { categories: topCategories(transactions) },
});

/** The five largest, each with its share of all spending. */
// @requirement 2.insights.categories 9.lists.insights
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('Groceries');
    await expect(rows[0]).toHaveTextContent('$98.69');
    await expect(rows[0]).toHaveTextContent('27%');
    await expect(canvas.getByText(/You spent the most on Groceries \(27%\)/)).toBeInTheDocument();
  },
});

/** With the remaining categories, the percentages add up to 100. */
export const WithOther = meta.story({
  args: { other: otherCategories(transactions) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Other')).toBeVisible();
    const percents = canvas.getAllByText(/^\d+%$/).map((one) => Number.parseInt(one.textContent));
    await expect(percents).toHaveLength(6);
    await expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { emptyTitle: 'No spending yet' } });

export const One = meta.story({
  args: { categories: [{ category: 'Rent', amount: cents(120_000), percent: 100 }] },
});

export const Empty = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No spending yet')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: {
    categories: [
      { category: LONG_NAME, amount: MAX_CENTS, percent: 100 },
      { category: '<b>Food</b>', amount: cents(1), percent: 0 },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Food</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An amount that is not finite gets no row. */
export const NotFinite = meta.story({
  args: {
    categories: [
      { category: 'Groceries', amount: cents(41_000), percent: 41 },
      { category: 'Broken', amount: Number.NaN as Cents, percent: 0 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
});

/** Out of ten thousand categories, the largest are shown and the rest share one row. */
export const TenThousandCategories = meta.story({
  args: {
    categories: Array.from({ length: 10_000 }, (_, at) => ({
      category: `Category ${at + 1}`,
      amount: cents(Math.round(9_000_000 / (at + 1))),
      percent: 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText('9,951 others')).toBeInTheDocument();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Rtl = meta.story({ globals: { dir: 'rtl' } });

/** Five, one, extreme amounts and none. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <SpendingChart
        categories={topCategories(transactions)}
        other={otherCategories(transactions)}
      />
      <SpendingChart categories={[{ category: 'Rent', amount: cents(120_000), percent: 100 }]} />
      <SpendingChart
        categories={[
          { category: LONG_NAME, amount: MAX_CENTS, percent: 100 },
          { category: 'Coffee', amount: cents(1), percent: 0 },
        ]}
      />
      <SpendingChart categories={[]} />
    </Grid>
  ),
});
