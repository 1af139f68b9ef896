import { TransactionList, TransactionListSkeleton } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, hugeHistory, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TransactionList',
  component: TransactionList,
  subcomponents: { TransactionListSkeleton },
  args: { transactions, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(transactions.length);
    await expect(rows[0]).toHaveTextContent('Corner Coffee');
  },
});

export const Playground = meta.story({ args: { brief: false } });

export const Brief = meta.story({ args: { brief: true } });

export const Loading = meta.story({ render: () => <TransactionListSkeleton rows={6} /> });

export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions found')).toBeVisible();
  },
});

export const Extreme = meta.story({ args: { transactions: extremeTransactions } });

/** Ten thousand rows scroll with the page; only those near the screen are in it. */
export const Huge = meta.story({
  args: { transactions: hugeHistory(10_000) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(500);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
});
