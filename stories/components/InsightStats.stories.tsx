import { InsightStats, LOADING, ready } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, extremeTransactions, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/InsightStats',
  component: InsightStats,
  args: { transactions: ready(transactions), debts: ready(debts) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Avg. Round-up', 'Debt Reduction', 'Round-up Rate', 'Total Saved']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    // Eleven of twelve purchases round up.
    await expect(canvas.getByText('92%')).toBeVisible();
    await expect(canvas.getByText('per month')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { transactions: LOADING, debts: LOADING } });

export const Empty = meta.story({
  args: { transactions: ready([]), debts: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

/** One answer did not come: its card has a dash, the others stand. */
export const PartlyFailed = meta.story({
  args: { debts: { status: 'error', message: '500: Internal Server Error', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known yet')).toBeVisible();
    await expect(canvas.getByText('92%')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { transactions: ready(extremeTransactions), debts: ready(extremeDebts) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
