import { calendarDay, cents } from '@dime-time/finance-core';
import { Card, Grid, PaymentBoost, type ActionResult, type BoostAction } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  hangs,
  neverEndingDebt,
  paidOffDebt,
  chargedAccount,
  purse,
  shows,
  smallDebt,
  succeeds,
  visa,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PaymentBoost',
  component: PaymentBoost,
  parameters: {
    guide: guide({
      use: 'Pays a little extra on one debt immediately, beside its figures: a preset takes a single tap, any other amount is typed.',
      instead: [
        ['ExtraPaymentDialog', 'to let people choose the debt first'],
        ['RoundUpsThisWeek', 'to send the week’s spare change to the debt with the highest rate'],
      ],
      dos: [
        'Return the server’s own message from `onBoost` if there is one; it becomes the toast.',
        'Return `unknown: true` if no response came: the panel keeps the amount and offers to send the same payment again.',
        'Pass `unanswered` to keep unconfirmed payments across page loads and to show those of other controls; the panel itself keeps its own, only while it is mounted.',
        'Pass `purse` if the server has one: the panel names the account that pays, and adds a review step when the account does not have enough.',
        'Refetch the debt after a payment, so that presets above the new balance are disabled.',
      ],
      donts: [
        'Do not add a confirmation: the amount is on the button being tapped. Only while a payment on the debt is unconfirmed, another amount takes a second press.',
        'Do not block a double tap yourself; only one payment is sent until its response arrives.',
      ],
      accessibility: [
        'It is a group named by its level 4 heading: it belongs below a debt’s heading.',
        'A preset above the balance is disabled and described as “Exceeds balance”.',
        'Results are toasts and are announced; the error for a refused amount also appears at the field. When a payment fails, the typed amount and the focus stay.',
        'Amounts on the buttons stay readable while amounts are hidden: they are choices, not the reader’s money.',
      ],
    }),
  },
  args: {
    debt: visa,
    today: calendarDay('2026-11-19'),
    onBoost: succeeds(),
  },
});

// @requirement 2.debts.card.actions
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One-Tap Payment Boost')).toBeVisible();
  },
});

/** One tap pays immediately, and only once. */
// @requirement 8.boost.done
export const PaysInOneTap = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await shows('Payment Successful!');
    await shows('Successfully paid $25.00');
    await expect(args.onBoost).toHaveBeenCalledOnce();
    await expect(args.onBoost).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 2_500 });
  },
});

export const WithPurse = meta.story({
  args: { purse: { ...purse, account: { ...chargedAccount, available: cents(6_000) } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Tap an amount to pay it toward this debt from Everyday Checking ••0000 ($60.00 available).',
    );
  },
});

/** The account is named once. A boost above its balance is reviewed; any other takes one tap. */
export const Review = meta.story({
  ...WithPurse.input,
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    const heading = canvas.getByRole('heading', { name: 'Not enough in the account' });
    await expect(heading).toHaveFocus();
    await expect(canvasElement).toHaveTextContent(
      'This payment is $40.00 more than the available balance.',
    );
    await expect(args.onBoost).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Amount' }));
    await waitFor(() => expect(canvas.getByLabelText('Custom amount')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Anyway' }));
    await shows('Successfully paid $100.00');
    await userEvent.click(canvas.getByRole('button', { name: '$50' }));
    await shows('Successfully paid $50.00');
    await expect(args.onBoost).toHaveBeenCalledTimes(2);
  },
});

/** Without a bank, no money moves, and the panel says so. */
export const NoBank = meta.story({
  args: { purse: { ...purse, account: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No bank is linked, so no money moves\./)).toBeVisible();
  },
});

const takenBack = succeeds();

/** If a payment can be undone, its message offers that and reports the outcome. */
export const WithUndo = meta.story({
  tags: ['behavior'],
  args: {
    purse,
    onBoost: fn((): Promise<ActionResult> =>
      Promise.resolve({ ok: true, undo: { forMs: 10_000, run: takenBack } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    takenBack.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await shows('Payment Successful!');
    await shows('Successfully paid $25.00. It leaves Everyday Checking ••0000 in 10 seconds.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows('Payment Canceled');
    await expect(takenBack).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

/** The simple estimate is labeled; beside it is the estimate with interest. */
export const Estimate = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Custom amount'), '100');
    await expect(canvas.getByText(/· simple estimate/)).toHaveTextContent('Paying $100');
    await expect(canvas.getByText('1 month sooner')).toBeVisible();
    await expect(canvas.getByText('With interest · your next payment still in full')).toBeVisible();
    await expect(canvas.getByText(/less interest on this debt/)).toBeVisible();
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(/we calculate your whole plan at \$155\.00 a month/),
    ).toBeVisible();
  },
});

/** The simple estimate never promises more months than the debt has left. */
export const MostOfIt = meta.story({
  args: { debt: { ...visa, currentBalance: cents(46_361), minimumPayment: cents(3_000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pays off most of this debt')).toBeVisible();
  },
});

/**
 * In a household, money that one debt no longer needs goes to the others, and round-ups are paid on
 * top.
 */
export const InAHousehold = meta.story({
  tags: ['behavior'],
  args: { household: { debts, monthlyRoundUps: cents(1_840), asOf: calendarDay('2026-11-19') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText(/your whole plan at \$530\.40 a month/)).toBeVisible();
  },
});

/** The server’s own message is shown if it sends one. */
// @requirement 8.boost.done
export const ServerMessage = meta.story({
  tags: ['behavior'],
  args: {
    onBoost: fn((): Promise<ActionResult> =>
      Promise.resolve({ ok: true, message: 'Two months to go!' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Custom amount'), '12.34{Enter}');
    await shows('Two months to go!');
    await expect(canvas.getByLabelText('Custom amount')).toHaveValue('');
  },
});

const answers: ((result: ActionResult) => void)[] = [];

/** The server decides the amount that was paid. */
export const ServerAmount = meta.story({
  tags: ['behavior'],
  args: {
    onBoost: fn((): Promise<ActionResult> => Promise.resolve({ ok: true, amount: cents(2_000) })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await shows('Successfully paid $20.00');
  },
});

/** A response does not clear what was typed while the payment was in progress. */
export const TypedMeanwhile = meta.story({
  tags: ['behavior'],
  args: { onBoost: fn(() => new Promise<ActionResult>((resolve) => answers.push(resolve))) },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Custom amount');
    await userEvent.type(amount, '20{Enter}');
    await shows('Processing');
    await userEvent.clear(amount);
    await userEvent.type(amount, '35.75');
    answers.pop()?.({ ok: true });
    await shows('Successfully paid $20.00');
    await expect(amount).toHaveValue('35.75');
  },
});

/** A preset above the balance is disabled and says why; one equal to the balance is not. */
// @requirement 5.boost.maximum 5.boost.presets
export const ExceedsBalance = meta.story({
  args: { debt: smallDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '$50' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '$100' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '$250' })).toBeDisabled();
    await expect(canvas.getAllByText('Exceeds balance')).toHaveLength(2);
    await expect(canvas.getByLabelText('Custom amount')).toHaveAttribute('max', '60.00');
  },
});

const slow = hangs();

/** While one payment is in progress, no other can start. */
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onBoost: slow },
  play: async ({ canvas, userEvent }) => {
    slow.mockClear();
    const preset = canvas.getByRole('button', { name: '$50' });
    preset.click();
    preset.click();
    await expect(await canvas.findByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: '$25' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Custom amount'), '10{Enter}');
    await expect(slow).toHaveBeenCalledOnce();
  },
});

// @requirement 5.boost.amount 8.boost.invalid
export const Invalid = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Custom amount');
    const submit = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.type(amount, '1e3');
    await userEvent.click(submit);
    await expect(amount).toHaveFocus();
    await shows('Invalid Amount');
    await shows('Please enter a valid payment amount');
    await expect(amount).toHaveValue('1e3');
    await expect(amount).toHaveAccessibleDescription(/^Enter an amount from \$0\.01 to /);
    // The text below the box does not move the button.
    await expect(submit.getBoundingClientRect().top).toBe(
      amount.parentElement?.getBoundingClientRect().top,
    );
    await userEvent.type(amount, '0');
    await expect(amount).toBeValid();
    await expect(args.onBoost).not.toHaveBeenCalled();
  },
});

/** A failure says what went wrong, and keeps what was typed. */
// @requirement 8.boost.failed
export const Failed = meta.story({
  tags: ['behavior'],
  args: { onBoost: fn((): Promise<ActionResult> => Promise.reject(new Error('503: busy'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Custom amount'), '10{Enter}');
    await shows('Payment Failed');
    await shows('503: busy');
    await expect(canvas.getByLabelText('Custom amount')).toHaveValue('10');
  },
});

export const NeverEnds = meta.story({ args: { debt: neverEndingDebt } });

/** Nothing is owed: a sentence says so, and every preset is above the balance. */
export const PaidOff = meta.story({
  args: { debt: paidOffDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This debt is paid off/)).toBeVisible();
    await expect(canvas.getAllByText('Exceeds balance')).toHaveLength(4);
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const Extreme = meta.story({ args: { debt: extremeDebt } });

/** Sent without a response: the panel says so until the same payment is settled. */
export const Unknown = meta.story({
  tags: ['behavior'],
  args: {
    onBoost: fn((): Promise<ActionResult> => Promise.resolve({ ok: false, unknown: true })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$50' }));
    await shows('We’re not sure this went through');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onBoost).toHaveBeenLastCalledWith({ debtId: 'd_visa', amount: 5_000 });
  },
});

const doubtful = fn<BoostAction>();

/** An unconfirmed payment stays, whatever happens to others. */
export const UnknownStays = meta.story({
  tags: ['behavior'],
  args: { onBoost: doubtful },
  play: async ({ canvas, userEvent }) => {
    doubtful
      .mockReset()
      .mockResolvedValueOnce({ ok: false, unknown: true })
      .mockResolvedValueOnce({ ok: true })
      .mockResolvedValueOnce({ ok: false, message: '422: too much' })
      .mockResolvedValueOnce({ ok: false, unknown: true, message: '503: busy' })
      .mockResolvedValueOnce({ ok: true });
    const inDoubt = () => canvas.queryByText(/We sent your/);
    await userEvent.click(canvas.getByRole('button', { name: '$50' }));
    await shows('We’re not sure this went through');
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await expect(doubtful).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your $25.00 payment hasn’t been sent yet.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $25.00 Too' }));
    await shows('Successfully paid $25.00');
    await expect(inDoubt()).toHaveTextContent('$50.00');
    await expect(canvas.queryByRole('button', { name: /Too$/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $100.00 Too' }));
    await shows('422: too much');
    await expect(inDoubt()).toHaveTextContent('$50.00');

    const retry = canvas.getByRole('button', { name: 'Try Again' });
    await userEvent.click(retry);
    await shows('503: busy');
    await expect(inDoubt()).toHaveTextContent('$50.00');
    await userEvent.click(retry);
    await waitFor(() => expect(inDoubt()).not.toBeInTheDocument());
    await expect(doubtful).toHaveBeenLastCalledWith({ debtId: 'd_visa', amount: 5_000 });
  },
});

/** An unconfirmed payment passed by the parent appears only under its own debt. */
export const UnknownFromBefore = meta.story({
  args: {
    unanswered: [
      { debtId: 'd_visa', amount: cents(4_200) },
      { debtId: 'd_car', amount: cents(9_900) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('$42.00');
  },
});

export const RetriesTheUnknown = meta.story({
  ...UnknownFromBefore.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onBoost).toHaveBeenLastCalledWith({ debtId: 'd_visa', amount: 4_200 });
  },
});

const retryElsewhere = fn((): Promise<ActionResult> => Promise.resolve({ ok: true }));

/**
 * A payment of another control is sent again by that control’s call, also if the same amount is tapped.
 */
export const UnknownFromElsewhere = meta.story({
  tags: ['behavior'],
  args: {
    unanswered: [{ debtId: 'd_visa', amount: cents(2_500), onRetry: retryElsewhere }],
  },
  play: async ({ args, canvas, userEvent }) => {
    retryElsewhere.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We sent your $25.00 payment');
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await shows('Successfully paid $25.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(retryElsewhere).toHaveBeenCalledTimes(2));
    await expect(args.onBoost).not.toHaveBeenCalled();
  },
});

/** A retry that finds the payment undone from another page says so. */
export const CanceledSince = meta.story({
  tags: ['behavior'],
  args: {
    unanswered: [{ debtId: 'd_visa', amount: cents(4_200) }],
    onBoost: fn((): Promise<ActionResult> => Promise.resolve({ ok: true, canceled: true })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await shows('Payment Canceled');
    await expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
  },
});

/** All presets, some above the balance, none to pay, and a debt that never ends. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      {[visa, smallDebt, neverEndingDebt, paidOffDebt].map((debt) => (
        <Card key={debt.id}>
          <PaymentBoost {...args} debt={debt} />
        </Card>
      ))}
    </Grid>
  ),
});
