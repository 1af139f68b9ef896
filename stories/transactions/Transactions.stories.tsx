import { LOADING, ready } from '@dime-time/ui';
import { Transactions } from '@dime-time/ui';
import { expect, fn, screen, within } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  debts,
  extremeTransactions,
  hugeHistory,
  payments,
  ScreenFrame,
  succeeds,
  TIME_ZONE,
  transactions,
} from '../fixtures/index.ts';

const PAID = { payments: ready(payments), debts: ready(debts) };

const meta = preview.meta({
  title: 'Screens/Transactions',
  component: Transactions,
  parameters: {
    guide: guide({
      use: 'The page at /transactions: every purchase and its round-up and, optionally, the newest payments on debts.',
      instead: [
        ['TransactionList', 'to show only the list'],
        ['RecentTransactions', 'to show the newest few'],
      ],
      dos: [
        'Pass the full list: ten thousand rows are as fast as ten.',
        'If the server holds back older ones, pass the total count as `total`, and `onLoadOlder` if it has pages.',
        'Pass `paid` to show where payments went, or omit it.',
        'Pass `addTransactionOffered` if a server says whether it adds purchases: the dialog then waits, explains or retries.',
      ],
      donts: [
        'Do not paginate the list, and do not put the page in a box that scrolls by itself.',
        'Do not turn a description into markup: it comes from a bank.',
      ],
      accessibility: [
        'It has one h1, and a level 2 heading for each part; the list is named “Transactions”.',
        'In a long list, each row reports its position and the list’s length.',
        'Payments and purchases fail on their own, each as an alert with Retry.',
      ],
    }),
    layout: 'fullscreen',
  },
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
    onAddTransaction: succeeds(),
  },
});

// @requirement 2.transactions.title 2.transactions.description
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Transactions');
    const list = canvas.getByRole('list', { name: 'Transactions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(transactions.length);
    await expect(within(list).getByText('Weekly groceries')).toBeVisible();
    // Without payments, both columns start at the same height.
    const aside = canvasElement.querySelector('#how-round-ups-work');
    const main = aside?.previousElementSibling;
    await expect(aside?.getBoundingClientRect().top).toBe(main?.getBoundingClientRect().top);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { paid: PAID } });

/** The newest payments on debts beside the purchases. */
export const WithPayments = meta.story({
  args: { paid: PAID },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Recent payments' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Loading = meta.story({ args: { transactions: LOADING } });

// @requirement 2.transactions.empty
export const Empty = meta.story({
  args: { transactions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions found')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { transactions: { status: 'error', message: '500: Internal Server Error', onRetry } },
});

export const RetriesTransactions = meta.story({
  ...Failed.input,
  tags: ['behavior'],
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

/** Ten thousand rows: only those near the screen are rendered. */
export const Huge = meta.story({
  parameters: framed,
  args: { transactions: ready(hugeHistory(10_000)) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Transactions' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(500);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getByText('10,000')).toBeVisible();
  },
});

const onLoadOlder = succeeds();

/**
 * The newest part of a long history: the page says so, and loads older ones if the server has
 * pages.
 */
export const LoadMoreNotice = meta.story({
  args: { total: 12_345, onLoadOlder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 12 of 12,345 purchases')).toBeVisible();
  },
});

export const LoadsOlder = meta.story({
  ...LoadMoreNotice.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onLoadOlder.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Load Older Purchases' }));
    await expect(onLoadOlder).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** If the server cannot add transactions, the page says where they come from. */
// @requirement 2.transactions.title
export const AddNotOffered = meta.story({
  tags: ['behavior'],
  args: { addTransactionOffered: ready(false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Transaction' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Purchases come from your linked bank accounts');
  },
});

/** The payments fail on their own: the purchases have loaded. */
export const PaymentsFailed = meta.story({
  args: {
    paid: {
      payments: { status: 'error', message: '500: Internal Server Error', onRetry },
      debts: ready(debts),
    },
  },
});

export const RetriesPayments = meta.story({
  ...PaymentsFailed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('list', { name: 'Transactions' })).toBeVisible();
  },
});

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  args: { paid: PAID },
});
