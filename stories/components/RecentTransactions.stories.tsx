import { RecentTransactions } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RecentTransactions',
  component: RecentTransactions,
  args: { transactions, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Playground = meta.story({ args: { limit: 2 } });

export const Empty = meta.story({ args: { transactions: [] } });
