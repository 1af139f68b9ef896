import { Card, Grid, RecentTransactions } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RecentTransactions',
  component: RecentTransactions,
  parameters: {
    guide: guide({
      use: 'On a dashboard: the newest few purchases, with a link to all of them in the heading above.',
      instead: [
        ['TransactionList', 'for all purchases, with categories and descriptions'],
        ['RecentPayments', 'for payments on debts'],
      ],
      dos: [
        'Hand it the list newest first; it takes the first `limit`.',
        'Offer the way to all transactions in the Section around it.',
      ],
      donts: [
        'Do not use it for more than a handful; a page of its own reads better.',
        'Do not cut the list before: the limit is here.',
      ],
      accessibility: [
        'A list named “Transactions”; each row reads merchant, day and time, amount and round-up.',
        'The category and the description are left out, not hidden.',
      ],
    }),
  },
  args: { transactions, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Playground = meta.story({ args: { limit: 2 } });

export const Empty = meta.story({ args: { transactions: [] } });

export const Extreme = meta.story({
  args: { transactions: extremeTransactions },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <RecentTransactions {...args} />
      </Card>
      <Card>
        <RecentTransactions {...args} transactions={extremeTransactions} />
      </Card>
      <Card>
        <RecentTransactions {...args} transactions={[]} />
      </Card>
    </Grid>
  ),
});
