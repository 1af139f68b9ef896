import { Stack, TransactionStats } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, extremeTransactions, TIME_ZONE, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Transactions/TransactionStats',
  component: TransactionStats,
  parameters: {
    guide: guide({
      use: 'Heads the list of transactions: all round-ups, this month’s, and the number of purchases.',
      instead: [
        ['SummaryCards', 'to show the figures of the dashboard'],
        ['InsightStats', 'to show averages and rates'],
      ],
      dos: [
        'Pass all transactions; the month is selected here, in the reader’s time zone.',
        'Pass `undefined` while they load, so that the cards keep their place.',
      ],
      donts: [
        'Do not pass part of the list without `total`: a partial sum has to say so.',
        'Do not read a clock for `asOf` in a story or a test.',
      ],
      accessibility: [
        'Each label comes before its figure in reading order.',
        'Amounts shrink to fit and are never truncated.',
      ],
    }),
  },
  args: { transactions, asOf: AS_OF, timeZone: TIME_ZONE },
});

// @requirement 2.transactions.cards
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.30')).toBeVisible();
    await expect(canvas.getByText('$4.03')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const Loading = meta.story({ args: { transactions: undefined } });

/** The newest part of a long history: all are counted, and the sum says what it covers. */
export const LoadMoreNotice = meta.story({
  args: { total: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,345')).toBeVisible();
    await expect(canvas.getByText('From your newest 12 transactions')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { transactions: [] } });

export const Extreme = meta.story({ args: { transactions: extremeTransactions } });

/** The month begins in the reader’s time zone: in Kiritimati, it already has. */
export const OtherZone = meta.story({
  args: { asOf: '2026-10-31T12:00:00Z', timeZone: 'Pacific/Kiritimati' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This Month')).toBeVisible();
  },
});

export const Narrow = meta.story({
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
    <Stack gap={5}>
      <TransactionStats {...args} />
      <TransactionStats {...args} transactions={[]} />
      <TransactionStats {...args} transactions={extremeTransactions} />
      <TransactionStats {...args} transactions={undefined} />
    </Stack>
  ),
});
