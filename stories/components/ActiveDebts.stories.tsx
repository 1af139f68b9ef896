import { calendarDay } from '@dime-time/finance-core';
import { ActiveDebts, ActiveDebtsSkeleton, AmountsPrivacy, Card, Grid } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/ActiveDebts',
  component: ActiveDebts,
  subcomponents: { ActiveDebtsSkeleton },
  parameters: {
    guide: guide({
      use: 'Shows at a glance which debts are still being paid down and how far each has come. Made for a panel of the dashboard.',
      instead: [
        ['DebtCard', 'every field of one debt and the ways to pay it are needed'],
        ['DebtSummary', 'only the totals of all debts matter'],
      ],
      dos: [
        'Pass the day the balances are of as `today`, from the one clock of the page.',
        'Give it all debts: it leaves out those without a balance by itself.',
        'Sort the debts before you pass them, since it keeps their order.',
        'Put it under a heading of the page, inside a Section or a Card.',
        'Show ActiveDebtsSkeleton with as many rows as you expect while the debts load.',
      ],
      donts: [
        'Do not take the months left for a promise: they leave interest out, which is why the time with interest stands below them.',
        'Do not use it to choose a debt: nothing in it can be pressed but the explanation of its figures.',
      ],
      accessibility: [
        'It is a list with one item a debt, so assistive technology says how many there are.',
        'Each bar is a meter named after its debt and its share, such as "Everyday Visa: 23% paid".',
        'A long name is cut for the eye only: the whole of it stays in the document and in the tooltip of the browser.',
        'Names are isolated, so that one written from right to left does not turn the amounts around.',
        'The skeleton is hidden from assistive technology: the panel around it says that it loads.',
      ],
    }),
  },
  args: { debts, today: calendarDay('2026-11-19') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23% paid')).toBeVisible();
    await expect(canvas.getByText('40 months left')).toBeVisible();
    await expect(canvas.getAllByText(/· simple estimate/)).toHaveLength(3);
    await expect(canvas.getByText('With interest: 48 months (4 yr)')).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
  },
});

export const Playground = meta.story();

export const Empty = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No active debts')).toBeVisible();
  },
});

/** Long names are cut, nine figures fit, and nothing divides by zero. */
export const Extreme = meta.story({
  args: { debts: extremeDebts },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Dentist instalments')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const Loading = meta.story({ render: () => <ActiveDebtsSkeleton /> });

/** In half a phone's width the names give way and the amounts stay whole. */
export const Phone = meta.story({
  args: { debts: extremeDebts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Hidden amounts: the shares stay, the dollars do not. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <ActiveDebts {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Full, extreme, loading and empty. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ debts: household, today }) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <ActiveDebts debts={household} today={today} />
      </Card>
      <Card>
        <ActiveDebts debts={extremeDebts} today={today} />
      </Card>
      <Card>
        <ActiveDebtsSkeleton />
      </Card>
      <Card>
        <ActiveDebts debts={[]} today={today} />
      </Card>
    </Grid>
  ),
});
