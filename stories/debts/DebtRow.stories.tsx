import { aprFromPercent, calendarDay } from '@dime-time/finance-core';
import { DebtRow, LOADING, ready, Stack } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  extremeDebt,
  neverEndingDebt,
  openDialog,
  paidOffDebt,
  payments,
  smallDebt,
  TIME_ZONE,
  visa,
  zeroedDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/DebtRow',
  component: DebtRow,
  parameters: {
    guide: guide({
      use: 'Shows one of several debts in a list: its progress, rate, balance and due day. It opens to everything else.',
      instead: [
        ['DebtCard', 'to show everything about a single debt at once'],
        ['ActiveDebts', 'to show several debts at a glance'],
      ],
      dos: [
        'Keep `open` yourself: several rows may be open.',
        'Put one `PaymentBoost` beside the list, for the row that was opened last, and pass `onBoost` to lead there.',
        'Open a row with an unconfirmed payment, and pass `unconfirmed`, so that the payment is not missed.',
        'Pass `today` from the page’s clock: the due day counts from it.',
      ],
      donts: [
        'Do not collapse a debt that is alone on its page.',
        'Do not put a second solid button into the page: its Make Payment is a soft one.',
      ],
      accessibility: [
        'It is an article named after the debt, with a level 3 heading: put it under a level 2 heading.',
        'One button, as large as the row, opens it. It is named after the debt and described by the balance and the due day.',
        'From 20% on, the rate has the color of a warning; the figure says it, too.',
        'Long names are truncated visually; screen readers get the full name.',
      ],
    }),
  },
  args: {
    debt: visa,
    payments: ready(payments),
    open: false,
    onOpenChange: fn(),
    today: calendarDay('2026-11-19'),
    timeZone: TIME_ZONE,
    onMakePayment: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const text of [
      'Everyday Visa',
      '•••• 4821',
      '24.99% APR',
      '$6,200.00',
      'Due in 26 days',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('meter', { name: 'Payoff progress' })).toHaveAttribute(
      'aria-valuenow',
      '23',
    );
    await expect(canvas.queryByText('Minimum payment')).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'Everyday Visa' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveAccessibleDescription('$6,200.00 Due in 26 days');
    await expect(Math.round(canvas.getByRole('article').getBoundingClientRect().height)).toBe(90);
  },
});

/** Everything of the card, and the buttons of a list. */
export const Open = meta.story({
  args: { open: true, href: '/debts/d_visa', onBoost: fn() },
  play: async ({ canvas, canvasElement }) => {
    for (const text of [
      'of $8,000.00',
      '$155.00',
      '15th of month',
      'Paid $1,800.00',
      'Remaining $6,200.00',
      '40 months',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('link', { name: 'Debt Details' })).toHaveAttribute(
      'href',
      '/debts/d_visa',
    );
    const history = canvas.getByRole('link', { name: 'View History' });
    await expect(history).toHaveAttribute('href', '/debts/d_visa#payments');
    await expect(history).toHaveAccessibleDescription('Everyday Visa');
  },
});

export const OpensByKeyboard = meta.story({
  tags: ['behavior'],
  render: function OpensByKeyboard(args) {
    const [open, setOpen] = useState(false);
    return <DebtRow {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Everyday Visa' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Minimum payment')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Minimum payment')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
});

/** A press anywhere on the row opens it. */
export const OpensByPointer = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const { left, top, height } = canvas.getByRole('article').getBoundingClientRect();
    const target = document.elementFromPoint(left + 20, top + height / 2);
    await expect(target).toBe(canvas.getByRole('button', { name: 'Everyday Visa' }));
    await userEvent.click(target!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

/** Without a page of its own, everything of the debt is here. */
export const WithoutPage = meta.story({
  args: { open: true, onEdit: fn(), onBoost: fn() },
});

/** Every control names its debt, and each does its own. */
export const Actions = meta.story({
  ...WithoutPage.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Make Payment', 'View History', 'Edit', 'Boost This Debt']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription('Everyday Visa');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Make Payment' }));
    await expect(args.onMakePayment).toHaveBeenCalledWith('d_visa');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith('d_visa');
    await userEvent.click(canvas.getByRole('button', { name: 'Boost This Debt' }));
    await expect(args.onBoost).toHaveBeenCalledWith('d_visa');
    await userEvent.click(canvas.getByRole('button', { name: 'View History' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  },
});

export const Unconfirmed = meta.story({
  args: { unconfirmed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment not confirmed')).toBeVisible();
  },
});

/** On the due day itself. */
export const DueToday = meta.story({
  args: { today: calendarDay('2026-11-15') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due today')).toBeVisible();
  },
});

/** A minimum that was due before is named in place of the next due day. */
export const PastDue = meta.story({
  args: { debt: { ...visa, pastDue: visa.minimumPayment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past due, by our records')).toBeVisible();
  },
});

/** Nothing is due on a debt that is paid off. */
export const PaidOff = meta.story({
  args: { debt: paidOffDebt },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Due/);
  },
});

export const PaymentsLoading = meta.story({ args: { open: true, payments: LOADING } });

export const NeverEnds = meta.story({ args: { open: true, debt: neverEndingDebt } });

export const AlmostDone = meta.story({ args: { debt: smallDebt } });

/** Nothing borrowed, no minimum, no interest: no NaN and no Infinity. */
export const Zeroes = meta.story({
  args: { open: true, debt: zeroedDebt },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const Extreme = meta.story({
  args: { open: true, debt: extremeDebt },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The longest names and the largest amounts at a phone’s width. */
export const ExtremePhone = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** All props as controls. */
/** During a promotion, both rates are said, and the one that holds now decides the color. */
export const Promotion = meta.story({
  args: {
    debt: {
      ...visa,
      promotion: { interestRate: aprFromPercent(2.99), endsOn: calendarDay('2027-06-30') },
    },
  },
  play: async ({ canvas }) => {
    const rate = canvas.getByText('2.99% until Jun 30, 2027, then 24.99% APR');
    await expect(rate).toBeVisible();
    await expect(rate.scrollWidth).toBeLessThanOrEqual(rate.clientWidth);
  },
});

export const Playground = meta.story();

/** Closed, in doubt, paid off, and open. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={3}>
      <DebtRow {...args} />
      <DebtRow {...args} debt={smallDebt} unconfirmed />
      <DebtRow {...args} debt={paidOffDebt} />
      <DebtRow {...args} {...Open.input.args} />
    </Stack>
  ),
});
