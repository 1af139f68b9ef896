import { cents, type Cents } from '@dime-time/finance-core/money';
import {
  AmountsPrivacy,
  Badge,
  Card,
  EmptyState,
  ErrorState,
  Money,
  Stack,
  Table,
  type TableColumn,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

interface Payment {
  id: string;
  debt: string;
  kind: 'Extra' | 'Monthly' | 'Round-ups';
  amount: Cents;
  balance: Cents;
}

const payments: readonly Payment[] = [
  {
    id: 'p1',
    debt: 'Everyday Card',
    kind: 'Extra',
    amount: cents(5_000),
    balance: cents(618_240),
  },
  { id: 'p2', debt: 'Car Loan', kind: 'Monthly', amount: cents(31_200), balance: cents(1_120_433) },
  { id: 'p3', debt: 'Store Card', kind: 'Round-ups', amount: cents(1_840), balance: cents(0) },
  {
    id: 'p4',
    debt: 'Student Loan',
    kind: 'Monthly',
    amount: cents(10_000),
    balance: cents(742_050),
  },
];

const columns: readonly TableColumn<Payment>[] = [
  {
    id: 'debt',
    header: 'Debt',
    cell: ({ debt }) => debt,
    sortable: (one, other) => one.debt.localeCompare(other.debt, 'en-US'),
  },
  {
    id: 'kind',
    header: 'Payment',
    cell: ({ kind }) => (
      <Badge size="s" tone={kind === 'Round-ups' ? 'positive' : 'neutral'}>
        {kind}
      </Badge>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    sortable: (one, other) => one.amount - other.amount,
  },
  {
    id: 'balance',
    header: 'Balance',
    cell: ({ balance }) => <Money amount={balance} />,
    numeric: true,
  },
];

const withTotal = columns.map((column) => {
  if (column.id === 'debt') return { ...column, footer: 'Total' };
  if (column.id === 'amount') return { ...column, footer: <Money amount={cents(48_040)} /> };
  return column;
});

const many = (count: number): readonly Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p_${index}`,
    debt: `Debt ${index + 1}`,
    kind: 'Monthly',
    amount: cents(1_000 + ((index * 7_919) % 90_000)),
    balance: cents(100_000 + index),
  }));
const TEN_THOUSAND = many(10_000);

const keyOf = ({ id }: Payment) => id;

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table<Payment>,
  // Without a control, which would list every row.
  argTypes: { rows: { control: false }, columns: { control: false } },
  parameters: {
    guide: guide({
      use: 'Shows several values of each of many items, such as payments, so that people compare them down a column.',
      instead: [
        ['DataRow', 'to show labels beside the values of one item'],
        ['VirtualList', 'to list items that are read one by one'],
        ['MonthlyActivity', 'to show the activity by month'],
        ['Grid', 'to lay out cards in columns'],
      ],
      dos: [
        'Define `columns` outside the component that renders the table, or in a function.',
        'Set `numeric` on columns of figures, so that digits align at their end.',
        'Let the first column name the row, or set `rowHeader` on the one that does.',
        'Set `loading` with the expected number of rows, so that nothing moves when they arrive.',
        'Pass an `EmptyState` as `empty` and an `ErrorState` with a retry as `error`.',
        'Use `Pagination` below a table whose rows the server sorts and divides.',
      ],
      donts: [
        'Do not use it for layout.',
        'Do not set `maxHeight` in a page that has little else: a page scrolls more easily than a box.',
        'Do not put more than one or two buttons in a row; use a `Menu`.',
        'Do not sort on the server and in the table: a comparison in `sortable` sorts only the rows it has.',
      ],
      accessibility: [
        'It is a native table with a caption, column headers, and a row header in each row.',
        'A header that sorts is a button; `aria-sort` marks the column, and the new order is announced.',
        'When it scrolls, it is a region named by the caption that is reached by Tab and scrolled with the arrow keys.',
        'In a narrow place, each row is a list of labels and values; headers that sort stay above it, and assistive technology still finds a table.',
        'From 101 rows on, rows outside the screen are not rendered; each rendered row has its position, and the table its number of rows. Printing renders all.',
      ],
    }),
  },
  args: { caption: 'Payments', columns, rows: payments, rowKey: keyOf, onSortChange: fn() },
});

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const isInColumns = (row: HTMLElement) => getComputedStyle(row).display === 'table-row';

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payments' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(namesIn(table)).toEqual(payments.map(({ debt }) => debt));
    await expect(canvas.queryByRole('region')).toBeNull();
    const [, ...rows] = within(table).getAllByRole('row');
    for (const row of rows) {
      // In a narrow place, each row is a list.
      if (isInColumns(row)) await expect(row.offsetHeight).toBe(44);
      else await expect(row.offsetHeight).toBeGreaterThan(100);
    }
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    density: 'comfortable',
    narrow: 'pairs',
    showCaption: true,
    inset: false,
    loading: false,
    loadingRows: 4,
  },
});

/** Pressed once, a header sorts from the lowest to the highest, and pressed again the other way. */
export const SortsByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Payments' });
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    within(header).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(table)).toEqual([
      'Store Card',
      'Everyday Card',
      'Student Loan',
      'Car Loan',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, ascending');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(table)[0]).toBe('Car Loan');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await expect(canvas.getByRole('columnheader', { name: 'Debt' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
  },
});

/** Sorted first by the amount, the highest at the top. */
export const SortedAtFirst = meta.story({
  args: { defaultSort: { column: 'amount', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('table'))[0]).toBe('Car Loan');
  },
});

/** The parent keeps the order and sorts the rows, as a server would. */
export const SortedByItsParent = meta.story({
  tags: ['behavior'],
  render: function SortedByItsParent(args) {
    const [sort, setSort] = useState<typeof args.sort>(null);
    return (
      <Table
        {...args}
        columns={columns.map((column) => ({ ...column, sortable: column.id === 'amount' }))}
        rows={sort ? payments.toReversed() : payments}
        sort={sort}
        onSortChange={setSort}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(namesIn(canvas.getByRole('table'))[0]).toBe('Student Loan');
  },
});

/** Rows of 36 px. */
export const Compact = meta.story({
  args: { density: 'compact' },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    for (const row of rows) {
      if (isInColumns(row)) await expect(row.offsetHeight).toBe(36);
    }
  },
});

/** The header stays in sight while rows scroll; the box is reached by Tab. */
export const StickyHeader = meta.story({
  args: { rows: many(40), maxHeight: '20rem' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Payments' });
    await expect(region).toHaveAttribute('tabindex', '0');
    const header = canvas.getByRole('columnheader', { name: 'Debt' });
    const { top } = header.getBoundingClientRect();
    region.scrollTop = 400;
    await expect(header.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(region).toHaveProperty('scrollTop', 400);
    region.scrollTop = 0;
  },
});

/** Totals in a last row, in a card without padding. */
export const WithTotals = meta.story({
  args: { columns: withTotal, inset: true, showCaption: true },
  render: (args) => (
    <Card padding="none">
      <Table {...args} />
    </Card>
  ),
});

/** A payment of the reader’s own, and one that no longer counts. */
export const Tones = meta.story({
  args: {
    columns: columns.filter(({ id }) => id !== 'kind'),
    rowTone: ({ kind, balance }) => {
      if (balance === 0) return 'muted';
      return kind === 'Extra' ? 'accent' : undefined;
    },
  },
});

export const Loading = meta.story({
  args: { rows: [], loading: true, loadingRows: 4 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    for (const row of table.querySelectorAll<HTMLElement>('tbody tr')) {
      if (isInColumns(row)) await expect(row.offsetHeight).toBe(44);
    }
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    empty: <EmptyState title="No payments yet" description="Your payments appear here." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet')).toBeVisible();
  },
});

/** A failure, which Retry mends. */
export const Failed = meta.story({
  tags: ['behavior'],
  render: function Failed(args) {
    const [failed, setFailed] = useState(true);
    const error = (
      <ErrorState message="500: Internal Server Error" onRetry={() => setFailed(false)} />
    );
    return <Table {...args} {...(failed ? { rows: [], error } : {})} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(namesIn(canvas.getByRole('table'))).toHaveLength(4);
  },
});

/** Ten thousand rows, of which some hundred are rendered; each has its position. */
export const Huge = meta.story({
  args: { rows: TEN_THOUSAND, maxHeight: '24rem', density: 'compact' },
  parameters: framed,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const region = await canvas.findByRole('region');
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight;
      const last = await canvas.findByText('Debt 10000');
      await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
    region.scrollTop = 0;
  },
});

/** All ten thousand rows are sorted, not only the rendered ones. */
export const HugeSorts = meta.story({
  ...Huge.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('button', { name: 'Amount' });
    await userEvent.click(amount);
    await userEvent.click(amount);
    const highest = Math.max(...TEN_THOUSAND.map((row) => row.amount));
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await expect(first).toHaveTextContent(`$${highest / 100}`);
  },
});

/** In a place of 280 px: each row is a list, and the headers that sort stand above. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.offsetHeight).toBeGreaterThan(100);
    await expect(canvas.getByRole('button', { name: 'Amount' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** More columns than fit: the table scrolls, and the page does not. */
export const ManyColumns = meta.story({
  args: {
    columns: Array.from({ length: 16 }, (_, index) => ({
      id: `month${index}`,
      header: `Month ${index + 1}`,
      cell: ({ amount }: Payment) => <Money amount={amount} />,
      numeric: true,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Payments' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With amounts hidden, names remain. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Table {...args} />
    </AmountsPrivacy>
  ),
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left. */
export const RightToLeft = meta.story({
  args: { columns: withTotal },
  globals: { dir: 'rtl' },
});

/** Both densities, sorted, totals, tones, loading, empty, failed, and a narrow place. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ rowKey }) => (
    <Stack gap={6}>
      {(['comfortable', 'compact'] as const).map((density) => (
        <Table
          key={density}
          caption={`Payments, ${density}`}
          showCaption
          columns={withTotal}
          rows={payments}
          rowKey={rowKey}
          density={density}
          rowTone={({ balance }) => (balance === 0 ? 'muted' : undefined)}
          defaultSort={{ column: 'amount', direction: 'descending' }}
        />
      ))}
      <Card padding="none">
        <Table
          caption="Payments that load"
          columns={columns}
          rows={[]}
          rowKey={rowKey}
          inset
          loading
          loadingRows={2}
        />
      </Card>
      <Table
        caption="No payments"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        empty={<EmptyState title="No payments yet" />}
      />
      <Table
        caption="Payments that failed"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        error={<ErrorState message="500: Internal Server Error" onRetry={() => {}} />}
      />
      <div style={{ inlineSize: '17.5rem' }}>
        <Table
          caption="Payments in a narrow place"
          showCaption
          columns={withTotal.filter(({ id }) => id !== 'kind')}
          rows={payments}
          rowKey={rowKey}
          rowTone={({ kind }) => (kind === 'Extra' ? 'accent' : undefined)}
        />
      </div>
    </Stack>
  ),
});
