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
  title: 'Components/TransactionRow',
  component: TransactionRow,
  parameters: {
    guide: guide({
      use: 'One purchase in a list: who, what kind, when, how much, and what it rounds up to.',
      instead: [
        ['TransactionList', 'for the list around it'],
        ['DataRow', 'for a name and a value that are no purchase'],
      ],
      dos: [
        'Put it into a list item; it draws the row alone.',
        'Pass a refund as the negative amount it is: it is shown as money that came back.',
        'Use `brief` where room is short.',
      ],
      donts: [
        'Do not work out the round-up here; the transaction carries it.',
        'Do not drop the row of a whole-dollar purchase: it says “No round-up”.',
      ],
      accessibility: [
        'Refunds are told by a word and a sign, round-ups by a word: never by colour alone.',
        'What is cut on screen is there in full for assistive technology.',
      ],
    }),
  },
  args: { transaction: coffee, timeZone: TIME_ZONE },
});

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

/** Money that came back says so, and is not a purchase of less than nothing. */
export const Refund = meta.story({
  args: { transaction: { ...coffee, amount: cents(-4200), roundUpAmount: cents(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund')).toBeVisible();
    await expect(canvas.getByText('+$42.00')).toBeVisible();
  },
});

/** A refund gives its round-up back, and says how much that was. */
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

/** 200 characters and nine figures in one row. */
export const Extreme = meta.story({
  args: { transaction: long },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Text that a careless page would run is text. */
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
