import { Card, Grid, RecentPayments } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, LONG_NAME, payments, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Transactions/RecentPayments',
  component: RecentPayments,
  parameters: {
    guide: guide({
      use: 'Lists the newest payments on all debts: the debt, the source, the date and the amount.',
      instead: [
        ['PaymentHistory', 'to list every payment on one debt, with the total'],
        ['RecentTransactions', 'to list purchases'],
      ],
      dos: [
        'Pass all payments in any order; the newest come first.',
        'Pass the debts as well, for their names.',
        'Place it in a `Card` with a `Section`, which gives the list its heading.',
      ],
      donts: [
        'Do not drop payments on deleted debts; they are shown as “A former debt”.',
        'Do not raise `limit` to show a full history; every row is rendered.',
      ],
      accessibility: [
        'It is a list named “Recent payments”.',
        'Long names are truncated visually; screen readers and the browser’s tooltip get the full name.',
        'Inside `AmountsPrivacy`, amounts are hidden and read as hidden.',
      ],
    }),
  },
  args: { payments, debts, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Recent payments' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(Math.min(5, payments.length));
  },
});

export const Limited = meta.story({
  args: { limit: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet')).toBeVisible();
  },
});

/** The debt was removed since: its payments stay, without its name. */
export const FormerDebt = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('A former debt')[0]).toBeVisible();
  },
});

/** A long name leaves space for the amount. */
export const LongName = meta.story({
  args: { debts: debts.map((debt) => ({ ...debt, name: LONG_NAME })) },
});

/** All props as controls. */
export const Playground = meta.story({ args: { limit: 3 } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <RecentPayments {...args} />
      </Card>
      <Card>
        <RecentPayments {...args} debts={[]} limit={2} />
      </Card>
      <Card>
        <RecentPayments
          {...args}
          debts={debts.map((debt) => ({ ...debt, name: LONG_NAME }))}
          limit={3}
        />
      </Card>
      <Card>
        <RecentPayments {...args} payments={[]} />
      </Card>
    </Grid>
  ),
});
