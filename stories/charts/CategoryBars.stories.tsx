import { cents, MAX_CENTS, topCategories } from '@dime-time/finance-core';
import { CategoryBars } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Charts/CategoryBars',
  component: CategoryBars,
  args: { categories: topCategories(transactions) },
});

/** The five largest, each with its part of all spending. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('Groceries');
    await expect(rows[0]).toHaveTextContent('$98.69');
    await expect(rows[0]).toHaveTextContent('28%');
    await expect(canvas.getByText(/Most was spent on Groceries, 28% of all/)).toBeInTheDocument();
  },
});

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

export const Dark = meta.story({ globals: { theme: 'dark' } });
