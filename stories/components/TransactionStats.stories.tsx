import { TransactionStats } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, extremeTransactions, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TransactionStats',
  component: TransactionStats,
  args: { transactions, asOf: AS_OF, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.30')).toBeVisible();
    await expect(canvas.getByText('$4.03')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { transactions: undefined } });

export const Empty = meta.story({ args: { transactions: [] } });

export const Extreme = meta.story({ args: { transactions: extremeTransactions } });
