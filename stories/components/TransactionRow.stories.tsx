import { TransactionRow } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
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
  args: { transaction: coffee, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Corner Coffee')).toBeVisible();
    await expect(canvas.getByText('Food and Drink')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Nov 19, 2026 · 9:05 AM');
    await expect(canvasElement).toHaveTextContent('+$0.33 round-up');
  },
});

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
