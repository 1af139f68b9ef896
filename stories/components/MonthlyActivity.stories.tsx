import { cents, monthlyActivity, type MonthActivity } from '@dime-time/finance-core';
import { MonthlyActivity } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, payments, TIME_ZONE, transactions } from '../fixtures/index.ts';

const months = monthlyActivity({ transactions, payments, asOf: AS_OF, timeZone: TIME_ZONE });
const huge: MonthActivity[] = months.map((month) => ({
  ...month,
  purchases: 123_456,
  spent: cents(12_345_678_901),
  roundUps: cents(9_876_543_210),
  paid: cents(11_111_111_111),
}));

const meta = preview.meta({
  title: 'Components/MonthlyActivity',
  component: MonthlyActivity,
  args: { months },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Monthly activity' })).getAllByRole(
      'row',
    );
    await expect(rows).toHaveLength(8);
    await expect(rows[1]).toHaveTextContent('Nov 2026');
    await expect(rows[1]).toHaveTextContent('10 purchases');
    await expect(rows[2]).toHaveTextContent('2 purchases');
  },
});

export const Empty = meta.story({
  args: {
    months: monthlyActivity({ transactions: [], payments: [], asOf: AS_OF, timeZone: TIME_ZONE }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet')).toBeVisible();
  },
});

/** Nine figures are written short. */
export const Extreme = meta.story({
  args: { months: huge },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('$123.46M')).toHaveLength(7);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
