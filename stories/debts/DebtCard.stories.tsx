import { calendarDay } from '@dime-time/finance-core';
import { DebtCard, DebtCardSkeleton, LOADING, ready, Stack } from '@dime-time/ui';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  extremeDebt,
  neverEndingDebt,
  openDialog,
  paidOffDebt,
  payments,
  smallDebt,
  succeeds,
  TIME_ZONE,
  visa,
  zeroedDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/DebtCard',
  component: DebtCard,
  subcomponents: { DebtCardSkeleton },
  parameters: {
    guide: guide({
      use: 'Shows everything about one debt: what is owed, what it costs, how far it has come, and the ways to pay it.',
      instead: [
        ['ActiveDebts', 'to show several debts at a glance'],
        ['DebtSummary', 'to show only the totals'],
        ['PaymentBoost', 'to offer only the one-tap amounts'],
      ],
      dos: [
        'Pass the household’s payments as they load: it counts those on this debt and shows a dash until they arrive.',
        'Open `ExtraPaymentDialog` from `onMakePayment` with the ID it passes.',
        'Pass `today` from the page’s clock, so that every estimate counts from the same day.',
        'Show `DebtCardSkeleton` while the debts load.',
      ],
      donts: [
        'Do not place two of them side by side: each is as wide as the page.',
        'Do not repeat the estimate elsewhere without the words "simple estimate".',
      ],
      accessibility: [
        'It is an article named after the debt, with a level 3 heading: put it under a level 2 heading.',
        'The bar is a meter with the share in words above it.',
        'Make Payment is disabled once nothing is owed. Focus moves to View History.',
        'The history opens in a dialog that takes the focus and returns it to View History.',
        'Long names are truncated visually; screen readers get the full name.',
      ],
    }),
  },
  args: {
    debt: visa,
    payments: ready(payments),
    today: calendarDay('2026-11-19'),
    timeZone: TIME_ZONE,
    onMakePayment: fn(),
    onBoost: succeeds(),
  },
});

/** Every field of a debt is on its card. */
// @requirement 2.debts.card.name 2.debts.card.balance 2.debts.card.rate 2.debts.card.due
// @requirement 2.debts.card.progress 2.debts.card.months 2.debts.card.count 2.debts.card.actions
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const text of [
      'Everyday Visa',
      '•••• 4821',
      'of $8,000.00',
      '24.99% APR',
      '$155.00',
      '15th of month',
      'Paid $1,800.00',
      'Remaining $6,200.00',
      '40 months',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
    await expect(canvas.getByText('Payments made').nextElementSibling).toHaveTextContent('4');
    await expect(canvas.getByRole('meter', { name: 'Payoff progress' })).toHaveAttribute(
      'aria-valuenow',
      '23',
    );
  },
});

export const MakesAPayment = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Payment' }));
    await expect(args.onMakePayment).toHaveBeenCalledWith('d_visa');
  },
});

/** Every control names its debt: read on their own, "Pay" and "$25" would not be enough. */
export const NamesTheDebt = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    for (const name of ['Make Payment', 'View History', '$25', '$50', '$100', '$250', 'Pay']) {
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'Everyday Visa',
      );
    }
    await expect(canvas.getByLabelText('Custom amount')).toHaveAccessibleDescription(
      'Everyday Visa',
    );
    for (const why of canvas.getAllByText('Why?')) {
      await expect(why).toHaveAccessibleDescription('Everyday Visa');
    }
  },
});

/** If the debt can be edited, there is a button for it; otherwise there is none. */
export const CanBeEdited = meta.story({
  args: { onEdit: fn() },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription('Everyday Visa');
  },
});

export const StartsEditing = meta.story({
  ...CanBeEdited.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith('d_visa');
  },
});

/** Its name leads to a page of its own. */
export const Linked = meta.story({
  args: { href: '/debts/d_visa' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Everyday Visa' });
    await expect(within(name).getByRole('link')).toHaveAttribute('href', '/debts/d_visa');
  },
});

export const Playground = meta.story();

// @requirement 2.debts.card.actions
export const History = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View History' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <DebtCardSkeleton /> });

/** The payments load separately: until they arrive, they are not counted as none. */
export const PaymentsLoading = meta.story({
  args: { payments: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments made').nextElementSibling).toHaveTextContent('–');
  },
});

export const NeverEnds = meta.story({ args: { debt: neverEndingDebt } });

/** A minimum that was due, and has no payment in the history of the debt. */
export const PastDue = meta.story({
  args: { debt: { ...visa, pastDue: visa.minimumPayment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past due, by our records')).toBeVisible();
  },
});

export const AlmostDone = meta.story({ args: { debt: smallDebt } });

export const PaidOff = meta.story({
  args: { debt: paidOffDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  },
});

/** Nothing borrowed, no minimum, no interest: no NaN and no Infinity. */
export const Zeroes = meta.story({
  args: { debt: zeroedDebt },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const Extreme = meta.story({
  args: { debt: extremeDebt },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** An endless name shows two lines; screen readers get all of it. */
export const EndlessName = meta.story({
  args: { debt: { ...visa, name: 'Card '.repeat(2000).trim() } },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: args.debt.name });
    await expect(heading).toHaveAttribute('title', args.debt.name);
    await expect(heading.textContent.length).toBeLessThan(1000);
    await expect(heading.clientHeight).toBeLessThan(heading.scrollHeight);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The longest names and the largest amounts at a phone’s width. */
export const ExtremePhone = meta.story({
  args: { debt: extremeDebt },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Owing, paid off, and loading. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <DebtCard {...args} />
      <DebtCard {...args} debt={paidOffDebt} />
      <DebtCardSkeleton />
    </Stack>
  ),
});
