import { LOADING, ready } from '@dime-time/ui';
import { Transactions } from '@dime-time/ui/screens/Transactions';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  extremeTransactions,
  hugeHistory,
  ScreenFrame,
  succeeds,
  TIME_ZONE,
  transactions,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Transactions',
  component: Transactions,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    transactions: ready(transactions),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
  },
});

export const Default = meta.story({
  args: { onAddTransaction: succeeds() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Transactions');
    const list = canvas.getByRole('list', { name: 'Transactions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(transactions.length);
    await expect(within(list).getByText('Weekly shop')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { transactions: LOADING } });

export const Empty = meta.story({
  args: { transactions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions found')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { transactions: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Stale = meta.story({ args: { transactions: ready(transactions, true) } });

export const Extreme = meta.story({
  args: { transactions: ready(extremeTransactions) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Ten thousand rows: only those near the screen are drawn. */
export const Huge = meta.story({
  args: { transactions: ready(hugeHistory(10_000)) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Transactions' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(500);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getByText('10,000')).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Where the server cannot add transactions the page says where they come from. */
export const AddNotOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Transaction' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Purchases come from your linked bank accounts');
  },
});
