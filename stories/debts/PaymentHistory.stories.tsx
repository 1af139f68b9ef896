import { cents } from '@dime-time/finance-core';
import { Button, LOADING, PaymentHistory, ready, type PaymentHistoryProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  carLoan,
  dialogCloses,
  extremeDebt,
  fails,
  openDialog,
  payments,
  shows,
  succeeds,
  TIME_ZONE,
  visa,
} from '../fixtures/index.ts';

function Opened(props: PaymentHistoryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PaymentHistory {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const NEWEST = 'p_6';

const onVisa = {
  amount: cents(5_000),
  date: '2026-11-17T21:10:00Z',
  source: 'manual' as const,
};

const meta = preview.meta({
  title: 'Debts/PaymentHistory',
  component: PaymentHistory,
  parameters: {
    guide: guide({
      use: 'Lists every payment on one debt: its source, when, how much, and the total. Opened from a debt.',
      instead: [
        ['RecentPayments', 'to show the newest few payments on all debts, on the page itself'],
        ['MonthlyActivity', 'to show payments and round-ups by month'],
      ],
      dos: [
        'Pass the full list of payments: it keeps those on this debt and sorts the newest first.',
        'Pass the reader’s time zone, used for the date and the time.',
      ],
      donts: [
        'Do not add up the payments yourself; the total at the end covers the rows above it.',
        'Do not leave it open while another dialog opens.',
      ],
      accessibility: [
        'It is a dialog described by the name of the debt. Escape closes it, and focus returns to the element that opened it.',
        'The list is named after the debt; a hundred payments scroll with the dialog.',
        'A failure is announced immediately and can be retried in place.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  render: (args) => <Opened {...args} />,
  args: {
    debt: visa,
    payments: ready(payments),
    timeZone: TIME_ZONE,
    open: true,
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await openDialog();
    const rows = dialog.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('Nov 17, 2026');
    await expect(dialog.getByText('$245.55')).toBeVisible();
    // With it, the sum is what the card calls paid.
    await expect(dialog.getByText(/isn’t in this list\.$/)).toHaveTextContent(
      'Another $1,554.45 was paid off',
    );
  },
});

export const ClosesByEscape = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
  },
});

export const Playground = meta.story();

const onUndo = succeeds();

/** A payment that can still be undone has a button for it, described by its date and time. */
export const CanBeUndone = meta.story({
  args: { undoable: new Set([NEWEST]), onUndo },
  play: async () => {
    const dialog = await openDialog();
    const undo = dialog.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription(/^Nov 17, 2026/);
  },
});

export const UndoesAPayment = meta.story({
  ...CanBeUndone.input,
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const undo = dialog.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await shows('Payment Canceled');
    await expect(onUndo).toHaveBeenCalledWith(NEWEST);
  },
});

/** The button goes with the undo, and the next control of the list has the focus. */
export const FocusAfterUndo = meta.story({
  tags: ['behavior'],
  args: CanBeUndone.input.args,
  render: function Undoing(args) {
    const [undoable, setUndoable] = useState(args.undoable);
    const undo = async () => {
      setUndoable(new Set());
      return { ok: true as const };
    };
    return <Opened {...args} undoable={undoable} onUndo={undo} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    dialog.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await shows('Payment Canceled');
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** Too late, or the server is unreachable: the dialog says so, and the payment stays. */
export const UndoFails = meta.story({
  tags: ['behavior'],
  args: {
    undoable: new Set([NEWEST]),
    onUndo: fails('This payment can no longer be undone.'),
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await shows('Payment Not Canceled');
    await shows('This payment can no longer be undone.');
  },
});

export const OnePayment = meta.story({ args: { debt: carLoan } });

export const Empty = meta.story({
  args: { payments: ready([]) },
  play: async () => {
    await shows('No payments yet');
  },
});

export const Loading = meta.story({ args: { payments: LOADING } });

const onRetry = fn();

export const Failed = meta.story({
  args: { payments: { status: 'error', message: '500: Internal Server Error', onRetry } },
});

export const Retries = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A hundred payments scroll with their dialog. */
export const Extreme = meta.story({
  args: {
    debt: extremeDebt,
    payments: ready(
      Array.from({ length: 100 }, (_, at) => ({
        ...onVisa,
        id: `e_${at}`,
        debtId: extremeDebt.id,
      })),
    ),
  },
});

export const Stale = meta.story({
  args: { payments: ready(payments, true) },
  play: async () => {
    await shows('May be out of date');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Open, with all the payments on one debt and their total. */
export const Matrix = meta.story({
  tags: ['matrix'],
  play: async () => {
    await shows('$245.55');
  },
});
