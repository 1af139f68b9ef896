import { Card, Grid, RecentTransactions } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Transactions/RecentTransactions',
  component: RecentTransactions,
  parameters: {
    guide: guide({
      use: 'Shows the newest few purchases on a dashboard, with a link to all of them in the heading above.',
      instead: [
        ['TransactionList', 'to list all purchases, with categories and descriptions'],
        ['RecentPayments', 'to list payments on debts'],
      ],
      dos: [
        'Pass the list newest first; it shows the first `limit`.',
        'Link to all transactions in the `Section` around it.',
      ],
      donts: [
        'Do not use it for more than a few; a separate page reads better.',
        'Do not shorten the list first; `limit` does that.',
      ],
      accessibility: [
        'It is a list named “Transactions”; each row reads merchant, date and time, amount and round-up.',
        'The category and the description are left out, not hidden.',
      ],
    }),
  },
  args: { transactions, timeZone: TIME_ZONE },
});

// @requirement 2.dashboard.recent 9.lists.dashboard
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
