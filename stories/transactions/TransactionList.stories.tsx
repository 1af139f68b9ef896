import { Button, Card, Grid, TransactionList, TransactionListSkeleton } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, hugeHistory, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Transactions/TransactionList',
  component: TransactionList,
  parameters: {
    guide: guide({
      use: 'Lists all purchases with their round-ups, newest first; ten thousand are as fast as ten.',
      instead: [
        ['RecentTransactions', 'to show the newest few'],
        ['PurchaseList', 'to list coin purchases'],
        ['VirtualList', 'to show a long list of anything else'],
      ],
      dos: [
        'Pass the whole list, newest first; beyond a hundred rows, it only renders what is near the screen.',
        'Offer a next step with `emptyAction`.',
        'Show `TransactionListSkeleton` while it loads.',
      ],
      donts: [
        'Do not put it in a box that scrolls by itself: it scrolls with the page.',
        'Do not paginate or shorten it.',
      ],
      accessibility: [
        'It is a list named by `label`; in a long one, each row reports its position and the list’s length.',
        'Text from a bank is shown as text, in its own direction, whatever it contains.',
        'Printing renders every row.',
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

/** Ten thousand rows scroll with the page; only those near the screen are in the document. */
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
