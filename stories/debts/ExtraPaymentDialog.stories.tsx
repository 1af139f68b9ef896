import { cents } from '@dime-time/finance-core';
import {
  type ActionResult,
  Button,
  ExtraPaymentDialog,
  type ExtraPaymentDialogProps,
  type PayAction,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  dialogCloses,
  emptyPurse,
  extremeDebts,
  extremePurse,
  fails,
  hangs,
  openDialog,
  paidOffDebt,
  purse,
  shows,
  smallDebt,
  succeeds,
} from '../fixtures/index.ts';

/** A minimal page around the dialog: a button that opens it empty. */
function Opened(props: ExtraPaymentDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [initial, setInitial] = useState(props.initial);
  const openEmpty = () => {
    setInitial(undefined);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={openEmpty}>Open</Button>
      <ExtraPaymentDialog
        {...props}
        open={open}
        initial={initial}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Debts/ExtraPaymentDialog',
  component: ExtraPaymentDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: guide({
      use: 'Makes a payment on top of the minimums, on a debt of the payer’s choice.',
      instead: [
        ['PaymentBoost', 'to pay one debt in a single tap'],
        ['AddDebtDialog', 'to enter a debt'],
      ],
      dos: [
        'Pass `initial` with the debt and the amount already known.',
        'Return a result from `onPay`, or `unknown` if it was sent and no response came.',
        'Send the same idempotency key when an unconfirmed payment is retried.',
        'Pass `unanswered` to keep unconfirmed payments across page loads and to show those of other controls; the dialog itself keeps its own, only while it is mounted.',
        'Pass `purse` if the server has one: the dialog names the account, limits round-ups to what is available, and adds a review step when the account does not have enough.',
        'Pass `totalRoundUps`, so that one press fills in the round-ups.',
      ],
      donts: [
        'Do not close it while a payment is in progress.',
        'Do not guard against a second press yourself: one submission calls `onPay` once.',
      ],
      accessibility: [
        'Focus starts in the debt selection and returns to the element that opened the dialog.',
        'The presets are a group of buttons that fill in the amount; they do not pay.',
        'While paying, the button reads Processing, and neither Escape nor the overlay closes the dialog.',
        'A refusal is a toast announced above the dialog. What was typed stays, and the focus stays where it was or moves to the missing field.',
      ],
    }),
  },
  render: (args) => <Opened {...args} />,
  args: {
    debts,
    totalRoundUps: cents(14_321),
    open: true,
    onPay: succeeds(),
    onOpenChange: fn(),
  },
});

const form = async () => {
  const dialog = await openDialog();
  return {
    dialog,
    debt: dialog.getByRole('combobox', { name: 'Debt' }),
    amount: dialog.getByLabelText(/Amount/),
    submit: dialog.getByRole('button', { name: 'Make Payment' }),
  };
};

// @requirement 5.payment.input 9.payment-presets
export const Default = meta.story({
  play: async () => {
    const { amount, dialog } = await form();
    await expect(amount).toHaveAttribute('min', '0.01');
    await expect(amount).toHaveAttribute('step', '0.01');
    const presets = dialog.getAllByRole('button', { name: /^\$|^Use Round-ups/ });
    await expect(presets.map((preset) => preset.textContent)).toEqual([
      '$50',
      '$100',
      expect.stringContaining('Use Round-ups'),
    ]);
  },
});

export const Playground = meta.story();

/**
 * Choosing a debt, filling the field with a preset and sending one payment; then the dialog closes.
 */
// @requirement 4.payment.success 8.payment.done 9.payment-presets
export const Pays = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const { debt, dialog, amount, submit } = await form();
    await userEvent.click(debt);
    await userEvent.click(await screen.findByRole('option', { name: /Northside Store Card/ }));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '$50' }));
    await expect(amount).toHaveValue('50.00');
    await userEvent.click(submit);
    await shows('Payment Processed');
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_store', amount: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect((await form()).amount).toHaveValue('');
  },
});

/** "Use Round-ups" fills in the whole round-up balance, up to what the debt owes. */
// @requirement 9.payment-presets
export const UsesRoundUps = meta.story({
  tags: ['behavior'],
  args: { debts: [smallDebt, ...debts], initial: { debtId: 'd_small' } },
  play: async ({ userEvent }) => {
    const { debt, dialog, amount } = await form();
    await userEvent.click(dialog.getByRole('button', { name: /Use Round-ups/ }));
    await expect(amount).toHaveValue('60.00');
    await userEvent.click(debt);
    await userEvent.click(await screen.findByRole('option', { name: /Everyday Visa/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Use Round-ups/ }));
    await expect(amount).toHaveValue('143.21');
  },
});

export const WithPurse = meta.story({
  args: { purse, initial: { debtId: 'd_visa' } },
  play: async () => {
    const { amount } = await form();
    const fromAccount = 'From Everyday Checking ••0000 ($1,100.00 available).';
    await expect(amount).toHaveAccessibleDescription(fromAccount);
  },
});

/**
 * A payment up to the purse’s balance draws on the purse; a larger one comes entirely from the
 * account, and the form says so.
 */
export const DrawsOnThePurse = meta.story({
  ...WithPurse.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const { amount, dialog, submit } = await form();
    const fromAccount = 'From Everyday Checking ••0000 ($1,100.00 available).';
    await userEvent.click(dialog.getByRole('button', { name: 'Use Round-ups ($2.94)' }));
    await expect(amount).toHaveValue('2.94');
    await expect(amount).toHaveAccessibleDescription(
      'From your waiting round-ups ($2.94), taken from Everyday Checking ••0000.',
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await expect(amount).toHaveAccessibleDescription(
      'More than your waiting round-ups ($2.94). All of it comes from Everyday Checking ••0000 ($1,100.00 available).',
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.50');
    await expect(amount).toHaveAccessibleDescription(
      'From your waiting round-ups ($2.94), taken from Everyday Checking ••0000.',
    );
    await userEvent.click(dialog.getByRole('button', { name: '$50' }));
    await expect(amount).toHaveAccessibleDescription(fromAccount);
    await userEvent.click(dialog.getByRole('button', { name: 'Use Round-ups ($2.94)' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.50');
    await userEvent.click(submit);
    await dialogCloses();
    await expect(args.onPay).toHaveBeenLastCalledWith({
      debtId: 'd_visa',
      amount: 150,
      source: 'roundup',
    });
  },
});

/** Nothing is available: there is nothing to use. */
export const EmptyPurse = meta.story({
  args: { purse: emptyPurse },
  play: async () => {
    const { dialog } = await form();
    await expect(
      dialog.getByRole('button', { name: 'Use Round-ups (None Waiting)' }),
    ).toBeDisabled();
  },
});

/** A sweep took round-ups after the dialog opened: the form says what is left. */
export const SweptMeanwhile = meta.story({
  tags: ['behavior'],
  args: { purse, initial: { debtId: 'd_visa', amount: cents(941), source: 'roundup' } },
  play: async ({ args, userEvent }) => {
    const { amount, submit } = await form();
    await userEvent.click(submit);
    await expect(amount).toHaveAccessibleDescription(
      /You have \$2\.94 in round-ups waiting\. Enter that or less\./,
    );
    await expect(amount).toHaveFocus();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

/** Without a bank, the payment is only recorded, and the form says so. */
export const NoBank = meta.story({
  args: { purse: { ...purse, account: undefined } },
  play: async () => {
    await expect((await form()).amount).toHaveAccessibleDescription(
      'No bank is linked, so no money moves. We’ll only record the payment.',
    );
  },
});

/**
 * If the account does not have enough, the payment is reviewed first: the amount, its source, and
 * what is available.
 */
export const Review = meta.story({
  tags: ['behavior'],
  args: { purse, initial: { debtId: 'd_visa', amount: cents(150_000) } },
  play: async ({ args, userEvent }) => {
    const { dialog, submit } = await form();
    await userEvent.click(submit);
    const review = await dialog.findByRole('group', { name: 'Not enough in the account' });
    await expect(review).toHaveTextContent('$1,500.00');
    await expect(review).toHaveTextContent('Everyday Checking ••0000');
    await expect(review).toHaveTextContent(
      'This payment is $400.00 more than the available balance.',
    );
    await expect(args.onPay).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Change Amount' }));
    await waitFor(() => expect(dialog.getByLabelText(/Amount/)).toHaveFocus());
    await expect(dialog.getByLabelText(/Amount/)).toHaveValue('1500.00');

    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay Anyway' }));
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 150_000 });
  },
});

/** Payments made by hand in the last day are subtracted from the reported account balance. */
export const PaidLately = meta.story({
  tags: ['behavior'],
  args: {
    purse: { ...purse, paidLately: cents(100_000) },
    initial: { debtId: 'd_visa', amount: cents(100_000) },
  },
  play: async ({ args, userEvent }) => {
    const { amount, dialog, submit } = await form();
    await expect(amount).toHaveAccessibleDescription(
      'From Everyday Checking ••0000 ($1,100.00 available, less $1,000.00 paid in the last day).',
    );
    await userEvent.click(submit);
    const review = await dialog.findByRole('group', { name: 'Not enough in the account' });
    await expect(review).toHaveTextContent('Paid in the last day$1,000.00');
    await expect(review).toHaveTextContent(
      'This payment is $900.00 more than the available balance minus what you paid in the last day.',
    );
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

/** An invalid amount is refused with the catalog’s message, and what was typed stays. */
// @requirement 5.payment.required 8.payment.invalid
export const Invalid = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const { amount, submit } = await form();
    await userEvent.click(submit);
    await shows('Invalid Payment');
    await shows('Please select a debt and enter a valid amount.');
    const debt = screen.getByRole('combobox', { name: 'Debt' });
    await expect(debt).toHaveFocus();
    await expect(debt).toHaveAccessibleDescription('Choose which debt to pay.');
    await userEvent.click(debt);
    await userEvent.click(await screen.findByRole('option', { name: /Everyday Visa/ }));
    await expect(debt).not.toHaveAccessibleDescription('Choose which debt to pay.');
    for (const text of ['0', '-5', '1e3', '5,00', '1.234', '-$5', '99999999']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, text);
      await userEvent.click(submit);
      await expect(amount).toHaveValue(text);
      await expect(amount).toHaveAccessibleDescription(
        /^Enter an amount from \$0\.01 to \$6,200\.00\.$/,
      );
    }
    await userEvent.type(amount, '1');
    await expect(amount).toBeValid();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

const slow = hangs();

/**
 * While the payment is in progress, the button reads Processing, and a second press sends nothing.
 */
// @requirement 4.payment.pending
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onPay: slow, initial: { debtId: 'd_visa', amount: cents(5_000) } },
  play: async ({ userEvent }) => {
    slow.mockClear();
    const { amount, submit } = await form();
    await userEvent.dblClick(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(screen.getByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(slow).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Two presses in one frame, before a rerender, make one payment. */
export const EnterAndClick = meta.story({
  tags: ['behavior'],
  args: { initial: { debtId: 'd_visa', amount: cents(5_000) } },
  play: async ({ args }) => {
    const { submit } = await form();
    submit.click();
    submit.click();
    submit.closest('form')?.requestSubmit();
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** A refusal leaves the dialog open with what was typed. */
// @requirement 4.payment.failure 8.payment.failed
export const Failed = meta.story({
  tags: ['behavior'],
  args: {
    onPay: fails('503: busy'),
    initial: { debtId: 'd_visa' },
  },
  play: async ({ userEvent }) => {
    const { amount, submit } = await form();
    await userEvent.type(amount, '12.34');
    await userEvent.click(submit);
    await shows('Payment Failed');
    await shows('There was an error processing your payment. Please try again.');
    await expect(amount).toHaveValue('12.34');
    await waitFor(() => expect(submit).toHaveFocus());
    await expect(submit).toBeEnabled();
    await userEvent.type(amount, '{Enter}');
    await waitFor(() => expect(amount).toHaveFocus());
  },
});

export const NothingOwed = meta.story({
  args: { debts: [paidOffDebt] },
  play: async () => {
    await shows('No debts found');
  },
});

export const Extreme = meta.story({
  args: {
    debts: extremeDebts,
    initial: { debtId: 'd_extreme' },
    totalRoundUps: cents(9_876_543_210),
  },
});

export const ExtremePurse = meta.story({
  tags: ['behavior'],
  args: {
    debts: extremeDebts,
    purse: extremePurse,
    initial: { debtId: 'd_extreme', amount: cents(98_765_432_109) },
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await form()).submit);
    await shows('Not enough in the account');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

const unanswered = fn((): Promise<ActionResult> =>
  Promise.resolve({ ok: false as const, unknown: true }),
);

/** Sent without a response: the dialog says so, and offers to retry the same payment. */
export const Unknown = meta.story({
  tags: ['behavior'],
  args: { onPay: unanswered, initial: { debtId: 'd_visa', amount: cents(5_000) } },
  play: async ({ userEvent }) => {
    const { dialog, submit } = await form();
    await userEvent.click(submit);
    await expect(await dialog.findByRole('button', { name: /again/i })).toBeVisible();
  },
});

const doubtful = fn<PayAction>();

/**
 * An unconfirmed payment stays when the dialog is closed and reopened, and when another one is
 * paid.
 */
export const UnknownStays = meta.story({
  tags: ['behavior'],
  args: { onPay: doubtful, initial: { debtId: 'd_visa', amount: cents(5_000) } },
  play: async ({ userEvent }) => {
    doubtful
      .mockReset()
      .mockResolvedValueOnce({ ok: false, unknown: true })
      .mockResolvedValue({ ok: true });
    await userEvent.click((await form()).submit);
    await shows('We’re not sure this went through');
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const { amount, debt, dialog, submit } = await form();
    const inDoubt = () => dialog.queryByText(/We sent your/);
    await expect(inDoubt()).toHaveTextContent('$50.00 payment to Everyday Visa');

    await userEvent.click(debt);
    await userEvent.click(await screen.findByRole('option', { name: /Northside Store Card/ }));
    await userEvent.type(amount, '25');
    await userEvent.click(submit);
    await shows('Payment Processed');
    await waitFor(() => expect(amount).toHaveValue(''));
    await expect(inDoubt()).toHaveTextContent('$50.00 payment to Everyday Visa');

    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await dialogCloses();
    await expect(doubtful).toHaveBeenLastCalledWith({ debtId: 'd_visa', amount: 5_000 });
  },
});

const retryElsewhere = fn<PayAction>();

/**
 * While a payment on the debt is unconfirmed, the same amount is sent again as that payment, and another
 * amount takes a second press.
 */
export const UnknownFromElsewhere = meta.story({
  tags: ['behavior'],
  args: {
    initial: { debtId: 'd_visa' },
    unanswered: [
      {
        debtId: 'd_visa',
        amount: cents(2_500),
        onRetry: () => retryElsewhere({ debtId: 'd_visa', amount: cents(2_500) }),
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    retryElsewhere.mockReset().mockResolvedValueOnce({ ok: false, unknown: true });
    const { amount, dialog, submit } = await form();
    await userEvent.type(amount, '25');
    await userEvent.click(submit);
    await waitFor(() => expect(retryElsewhere).toHaveBeenCalledOnce());
    await expect(args.onPay).not.toHaveBeenCalled();

    await userEvent.clear(amount);
    await userEvent.type(amount, '10');
    await userEvent.click(submit);
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Your $10.00 payment hasn’t been sent yet.',
    );
    await userEvent.type(amount, '0');
    await expect(dialog.queryByRole('button', { name: /Too$/ })).not.toBeInTheDocument();
    await userEvent.click(submit);
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $100.00 Too' }));
    await shows('Payment Processed');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 10_000 });
  },
});

/** A retry that finds the payment undone from another page says so. */
export const CanceledSince = meta.story({
  tags: ['behavior'],
  args: {
    unanswered: [{ debtId: 'd_visa', amount: cents(4_200) }],
    onPay: fn((): Promise<ActionResult> => Promise.resolve({ ok: true, canceled: true })),
  },
  play: async ({ userEvent }) => {
    const { dialog } = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await shows('Payment Canceled');
    await dialogCloses();
    await expect(screen.queryByText('Payment Processed')).not.toBeInTheDocument();
  },
});

/** Filled in and ready to be sent. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { initial: { debtId: 'd_visa', amount: cents(5_000) } },
  render: (args) => <ExtraPaymentDialog {...args} />,
});
