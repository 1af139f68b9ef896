import { cents, monthlyActivity, type MonthActivity } from '@dime-time/finance-core';
import { AmountsPrivacy, Card, Grid, MonthlyActivity } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, payments, TIME_ZONE, transactions } from '../fixtures/index.ts';

const months = monthlyActivity({ transactions, payments, asOf: AS_OF, timeZone: TIME_ZONE });
const huge: MonthActivity[] = months.map((month) => ({
  ...month,
  purchases: 123_456,
  spent: cents(12_345_678_901),
  roundUps: cents(9_876_543_210),
  paid: cents(11_111_111_111),
}));

const meta = preview.meta({
  title: 'Insights/MonthlyActivity',
  component: MonthlyActivity,
  parameters: {
    guide: guide({
      use: 'Shows by month what was spent, what it rounded up to, and what was paid on debts.',
      instead: [
        ['DebtTrendChart', 'to show the debt over the months as a line'],
        ['RecentPayments', 'to list each payment'],
        ['DataRow', 'to show a single column of values'],
      ],
      dos: [
        'Pass the months that `monthlyActivity` of `finance-core` returns, the current one first.',
        'Keep to about seven months.',
        'Put it under a page heading and repeat its wording in `caption`.',
      ],
      donts: [
        'Do not leave out a month without activity: it is de-emphasized automatically.',
        'Do not add columns: a phone has room for four.',
      ],
      accessibility: [
        'It is a table with a caption for assistive technology, column headers and a row header for each month.',
        'From $100,000, amounts are abbreviated to fit a phone.',
        'With very large text, the table scrolls in its own box; the page does not.',
        'If there is no activity at all, an `EmptyState` takes its place.',
      ],
    }),
  },
  args: { months },
});

// @requirement 2.insights.activity
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Monthly activity' })).getAllByRole(
      'row',
    );
    await expect(rows).toHaveLength(8);
    await expect(rows[1]).toHaveTextContent('Nov 2026');
    await expect(rows[1]).toHaveTextContent('10 purchases');
    await expect(rows[2]).toHaveTextContent('2 purchases');
  },
});

export const Playground = meta.story({ args: { caption: 'Monthly activity' } });

export const Empty = meta.story({
  args: {
    months: monthlyActivity({ transactions: [], payments: [], asOf: AS_OF, timeZone: TIME_ZONE }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet')).toBeVisible();
  },
});

/** Nine-digit amounts are abbreviated. */
export const Extreme = meta.story({
  args: { months: huge },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Card>
      <MonthlyActivity {...args} />
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('$123.46M')).toHaveLength(7);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** With amounts hidden, months and counts remain. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <MonthlyActivity {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Typical, with the largest amounts, and without any activity. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Card>
        <MonthlyActivity {...args} />
      </Card>
      <Card>
        <MonthlyActivity months={huge} caption="The largest amounts" />
      </Card>
      <Card>
        <MonthlyActivity
          months={monthlyActivity({
            transactions: [],
            payments: [],
            asOf: AS_OF,
            timeZone: TIME_ZONE,
          })}
        />
      </Card>
    </Grid>
  ),
});
