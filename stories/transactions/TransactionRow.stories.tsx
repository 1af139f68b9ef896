import { Card, Stack, TransactionRow } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { extremeTransactions, TIME_ZONE } from '../fixtures/index.ts';

const coffee = {
  id: 't',
  merchant: 'Corner Coffee',
  category: 'Food and Drink',
  date: '2026-11-19T14:05:00Z',
  amount: cents(467),
  roundUpAmount: cents(33),
};
const [long = coffee] = extremeTransactions;

const meta = preview.meta({
  title: 'Transactions/TransactionRow',
  component: TransactionRow,
  parameters: {
    guide: guide({
      use: 'Shows one purchase in a list: merchant, category, time, amount, and round-up.',
      instead: [
        ['TransactionList', 'to include the list around it'],
        ['DataRow', 'to show a label and a value that are not a purchase'],
      ],
      dos: [
        'Put it in a list item; it only renders the row.',
        'Pass a refund as the negative amount it is: it is shown as money returned.',
        'Use `brief` when space is limited.',
      ],
      donts: [
        'Do not calculate the round-up here; the transaction includes it.',
        'Do not drop the row of a whole-dollar purchase: it says “No round-up”.',
      ],
      accessibility: [
        'Refunds are marked by a word and a sign, round-ups by a word: never by color alone.',
        'Text truncated on screen is complete for assistive technology.',
      ],
    }),
  },
  args: { transaction: coffee, timeZone: TIME_ZONE },
});

// @requirement 2.dashboard.recent 2.transactions.row
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Corner Coffee')).toBeVisible();
    await expect(canvas.getByText('Food and Drink')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Nov 19, 2026 · 9:05 AM');
    await expect(canvas.getByText('$4.67')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('+$0.33 round-up');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { brief: false } });

// @requirement 2.dashboard.recent
export const Brief = meta.story({
  args: { brief: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Food and Drink')).toBeNull();
  },
});

export const WithDescription = meta.story({
  args: { transaction: { ...coffee, description: 'Flat white, to go' } },
});

/** A whole-dollar price has nothing to round up. */
export const NoRoundUp = meta.story({
  args: { transaction: { ...coffee, amount: cents(500), roundUpAmount: cents(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No round-up')).toBeVisible();
  },
});

/** A refund is labeled as money returned, not as a negative purchase. */
export const Refund = meta.story({
  args: { transaction: { ...coffee, amount: cents(-4200), roundUpAmount: cents(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund')).toBeVisible();
    await expect(canvas.getByText('+$42.00')).toBeVisible();
  },
});

/** A refund returns its round-up, and says how much that was. */
export const RefundWithRoundUp = meta.story({
  args: {
    transaction: {
      ...coffee,
      amount: cents(-467),
      roundUpAmount: cents(0),
      roundUpReturned: cents(33),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Refund')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('$0.33 round-up canceled');
  },
});

/** 200 characters and nine-digit amounts in one row. */
export const Extreme = meta.story({
  args: { transaction: long },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Text that a careless page would execute is shown as text. */
export const Hostile = meta.story({
  args: { transaction: { ...coffee, merchant: '<img src=x onerror="alert(1)">' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Card>
      <Stack gap={4}>
        <TransactionRow {...args} />
        <TransactionRow {...args} brief />
        <TransactionRow
          {...args}
          transaction={{ ...coffee, description: 'Flat white, to go', category: '' }}
        />
        <TransactionRow
          {...args}
          transaction={{ ...coffee, amount: cents(500), roundUpAmount: cents(0) }}
        />
        <TransactionRow
          {...args}
          transaction={{ ...coffee, amount: cents(-4200), roundUpAmount: cents(0) }}
        />
        <TransactionRow {...args} transaction={long} />
      </Stack>
    </Card>
  ),
});
