import { Button, Card, Grid, TransactionList, TransactionListSkeleton } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, hugeHistory, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TransactionList',
  component: TransactionList,
  parameters: {
    guide: guide({
      use: 'All purchases with what they round up to, newest first; ten thousand are as quick as ten.',
      instead: [
        ['RecentTransactions', 'for the newest few'],
        ['PurchaseList', 'for purchases of coins'],
        ['VirtualList', 'for a long list of anything else'],
      ],
      dos: [
        'Hand it the whole list, newest first; beyond a hundred rows it draws only what is near the screen.',
        'Offer a next step with `emptyAction`.',
        'Show TransactionListSkeleton while it loads.',
      ],
      donts: [
        'Do not put it into a box that scrolls by itself: it scrolls with the page.',
        'Do not page it, and do not cut it.',
      ],
      accessibility: [
        'A list named by `label`; in a long one each row says its place and the length of the whole.',
        'Text of a bank is shown as text, in its own direction, whatever it contains.',
        'Printing draws every row.',
      ],
    }),
  },
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

/** All props as controls. */
export const Playground = meta.story({ args: { brief: false, label: 'Transactions' } });

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
  parameters: framed,
  args: { transactions: hugeHistory(10_000) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(500);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
});

export const EmptyWithAction = meta.story({
  args: { transactions: [], emptyAction: <Button>Add Transaction</Button> },
});

export const OnAPhone = meta.story({
  args: { transactions: extremeTransactions },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <TransactionList {...args} transactions={transactions.slice(0, 5)} />
      </Card>
      <Card>
        <TransactionList {...args} brief transactions={transactions.slice(0, 5)} />
      </Card>
      <Card>
        <TransactionList {...args} transactions={extremeTransactions.slice(0, 3)} />
      </Card>
      <Card>
        <TransactionListSkeleton rows={3} />
      </Card>
      <Card>
        <TransactionList {...args} transactions={[]} />
      </Card>
    </Grid>
  ),
});
