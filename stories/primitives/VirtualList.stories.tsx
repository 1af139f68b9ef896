import { cents } from '@dime-time/finance-core/money';
import { Button, Card, Inline, Money, Text, VirtualList } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

interface Row {
  id: string;
  merchant: string;
  amount: number;
}

const rows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t_${index}`,
    merchant: index % 7 === 3 ? `Merchant ${index}, with a Much Longer Name` : `Merchant ${index}`,
    amount: 199 + ((index * 373) % 9000),
  }));

const TEN_THOUSAND = rows(10_000);
const keyOf = (row: Row) => row.id;
const draw = (row: Row) => (
  <Inline justify="between" wrap={false} style={{ padding: '1rem 1.5rem' }}>
    <div>
      <Text weight="medium">{row.merchant}</Text>
      <Text size="s" tone="muted">
        Groceries
      </Text>
    </div>
    <Money amount={cents(row.amount)} />
  </Inline>
);

const meta = preview.meta({
  title: 'Primitives/VirtualList',
  component: VirtualList<Row>,
  args: { label: 'Transactions', items: TEN_THOUSAND, itemKey: keyOf, renderItem: draw },
  // Without a control, which would list ten thousand rows.
  argTypes: { items: { control: false } },
  parameters: {
    guide: guide({
      use: 'Shows a list of hundreds or thousands of rows that scrolls with the page, and renders only the rows near the screen.',
      instead: [
        ['TransactionList', 'to list transactions'],
        ['Stack', 'to show a list that always fits: the browser’s search finds every row'],
      ],
      dos: [
        'Pass a `renderItem` and an `itemKey` that stay the same between renders.',
        'Set `estimatedRowHeight` close to the real height, so that the scroll bar does not jump.',
      ],
      donts: [
        'Do not put it in a box that scrolls by itself.',
        'Do not use it for fewer than about a hundred rows.',
      ],
      accessibility: [
        'It is a list named by `label`; each rendered row reports its position and the list’s length.',
        'The focused row is never removed.',
        'Printing renders every row.',
      ],
    }),
    ...framed,
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
});

/** Ten thousand rows, of which a few dozen are rendered; each reports its position. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('listitem');
    await expect(drawn.length).toBeLessThan(200);
    await expect(drawn[0]).toHaveAttribute('aria-posinset', '1');
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '10000');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { items: rows(200), divided: true, estimatedRowHeight: 72 },
});

/** Jumping to the end renders the end and unmounts the beginning. */
export const ScrolledToTheEnd = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText(/^Merchant 9999/)).toBeInTheDocument();
    });
    await waitFor(() => expect(canvas.queryByText('Merchant 0')).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
    window.scrollTo(0, 0);
  },
});

/**
 * Rows taller than estimated: the first ones are measured, so that the end stays in place once
 * reached.
 */
export const TallRows = meta.story({
  args: {
    items: rows(500),
    renderItem: ({ merchant }: Row) => <div style={{ blockSize: '10rem' }}>{merchant}</div>,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Transactions' });
    await waitFor(() => expect(list.offsetHeight).toBeGreaterThan(500 * 160 - 1));
  },
});

/** The focused row is never removed. */
export const KeepsFocus = meta.story({
  tags: ['behavior'],
  args: { renderItem: (row: Row) => <Button variant="ghost">Open {row.merchant}</Button> },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Open Merchant 0' });
    first.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() =>
      expect(canvas.getAllByText(/Merchant (4[5-9]|5[0-5])\d\d/)).not.toHaveLength(0),
    );
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
  },
});

export const Short = meta.story({
  args: { items: rows(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Undivided = meta.story({ args: { items: rows(5), divided: false } });

export const Matrix = meta.story({
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '36rem', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  args: { items: rows(200) },
});
