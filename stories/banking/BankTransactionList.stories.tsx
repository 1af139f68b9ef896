import { AmountsPrivacy, BankTransactionList, Card } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankAccounts,
  bankTransactions,
  extremeAccount,
  extremeBankTransactions,
  hugeBankHistory,
  replacedRows,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Banking/BankTransactionList',
  component: BankTransactionList,
  parameters: {
    guide: guide({
      use: 'Lists what a linked bank reports, money in and out, posted or pending, so that people can compare it with their bank.',
      instead: [
        ['TransactionList', 'to list purchases with their round-ups'],
        ['RecentTransactions', 'to show a few purchases on an overview'],
        ['PaymentHistory', 'to list payments on a debt'],
      ],
      dos: [
        'Pass the rows as the provider sends them: the list flips the sign, sorts by day, and drops a pending row once its posted row arrives.',
        'Pass the accounts if more than one is linked, so that each row says which one it belongs to.',
        'Set a limit on an overview, and offer the full list beside it.',
      ],
      donts: [
        'Do not flip the sign first: banks report money out as positive, and this list expects that.',
        'Do not add these amounts up as purchases; they include transfers and fees.',
        'Do not show round-ups here: the server decides which rows are purchases.',
      ],
      accessibility: [
        'It is a list with a name. Rows further down render when they come near the screen, and still report their position and the list’s length.',
        'Money in and out differ by a sign and by words that are read out, not by color alone.',
        'Pending and posted are words.',
        'Names are bidi-isolated, so that right-to-left names do not reorder the rest.',
      ],
    }),
  },
  args: { transactions: bankTransactions, accounts: bankAccounts, timeZone: TIME_ZONE },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** Money out is negative, money in is positive, and the first row is still pending. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(12);
    await expect(rows[0]).toHaveTextContent('Corner Coffee');
    await expect(rows[0]).toHaveTextContent('-$4.67');
    await expect(rows[0]).toHaveTextContent('Money out, Pending');
    await expect(rows[0]).toHaveTextContent('Everyday Checking ••0000');
    await expect(canvas.getByText('+$1,842.50')).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.getAllByText('Pending')).toHaveLength(1);
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    limit: 10,
    label: 'Bank transactions',
    emptyTitle: 'No bank transactions yet',
    emptyDescription: 'They appear here once your bank has sent them.',
    words: { pending: 'Pending', posted: 'Posted', moneyIn: 'Money in', moneyOut: 'Money out' },
  },
});

/** The newest ten. */
export const Limited = meta.story({
  args: { limit: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** The posted row has replaced its pending row: the purchase appears once. */
export const Replaced = meta.story({
  args: { transactions: replacedRows },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('-$5.12');
    await expect(canvas.queryByText('Pending')).toBeNull();
  },
});

/** The bank has sent nothing so far. */
export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bank transactions yet')).toBeVisible();
  },
});

/** Ten thousand rows: all are counted, and those near the screen are rendered. */
export const Huge = meta.story({
  parameters: framed,
  args: { transactions: hugeBankHistory(10_000) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Bank transactions' });
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(300);
  },
});

/** Hostile names, no category, and the largest amount possible. */
export const Extreme = meta.story({
  args: { transactions: extremeBankTransactions, accounts: [...bankAccounts, extremeAccount] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Amounts are hidden, and so is the direction of the money. */
export const Hidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <BankTransactionList {...args} limit={3} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('-$4.67')).toBeNull();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** Pending and posted; money in, money out and zero; with and without a category. */
export const Matrix = meta.story({ tags: ['matrix'] });
