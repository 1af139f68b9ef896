import { calendarDay } from '@dime-time/finance-core';
import { Card, StakeForm, type ActionResult, type StakeAction } from '@dime-time/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { fails, hangs, shows, succeeds } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/StakeForm',
  component: StakeForm,
  parameters: {
    guide: guide({
      use: 'Locks tokens for a term: the amount, three terms with their yield, and the stake’s value at maturity.',
      instead: [
        ['ExtraPaymentDialog', 'to pay dollars on a debt'],
        ['EarnList', 'to earn tokens without locking any'],
      ],
      dos: [
        'Return the server’s own message from `onStake` if it refuses; it becomes the toast.',
        'Return `unknown: true` if no response came: the form offers to send the same stake again.',
        'Pass `unanswered` to keep unconfirmed stakes across page loads; the form itself keeps them only while it is mounted.',
        'Refetch the balance after a success; the form only clears its field.',
      ],
      donts: [
        'Do not check the balance first: the server decides whether it covers a stake.',
        'Do not call the reward a promise. The form says that it is an estimate.',
      ],
      accessibility: [
        'A success is read from a status line, a refusal from a toast. After a refusal, what was typed stays.',
        'After a success, the field is cleared and the button is disabled, but keeps the focus; the status line says what was staked.',
        'The button is disabled while the field is empty. A zero amount is not sent, and the field says what it accepts.',
        'The terms are one radio group: arrow keys choose, Tab leaves it.',
      ],
    }),
  },
  args: { today: calendarDay('2026-11-19'), onStake: succeeds() },
});

// @requirement 1.token.earned-and-staked 2.token.stake
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /90 days/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Stake DTT' })).toBeDisabled();
  },
});

/** Ninety days unless another term is chosen; the field is cleared after the stake. */
// @requirement 4.stake.success
export const StakesTokens = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount to stake' });
    await userEvent.type(amount, '10.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Stake DTT' }));
    await shows('10.5 DTT staked for 90 days.');
    await expect(args.onStake).toHaveBeenCalledOnce();
    await expect(args.onStake).toHaveBeenCalledWith({ amount: 1_050_000_000n, duration: 90 });
    await expect(amount).toHaveValue('');
    const button = canvas.getByRole('button', { name: 'Stake DTT' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

/** A pasted amount. */
export const Pasted = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    for (const text of ['1,000', '$1,000', ' 1000 DTT ']) {
      await userEvent.type(amount, `${text}{Enter}`);
      await waitFor(() => expect(amount).toHaveValue(''));
      await expect(args.onStake).toHaveBeenLastCalledWith({
        amount: 100_000_000_000n,
        duration: 90,
      });
    }
    await expect(args.onStake).toHaveBeenCalledTimes(3);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A hundred tokens at 20% become 120 after a year. */
export const Maturity = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '100');
    await userEvent.click(canvas.getByRole('radio', { name: /365 days/ }));
    await expect(canvas.getByText('Nov 19, 2027')).toBeVisible();
    await expect(canvas.getByText('+20.0000 DTT')).toBeVisible();
    await expect(canvas.getByText('120.0000 DTT')).toBeVisible();
  },
});

/** A zero amount sends nothing and shows no toast: the field says what it accepts. */
// @requirement 5.stake.amount 5.stake.disabled
export const NothingToStake = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    for (const text of ['0', '-5', '1e3', 'abc']) {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.type(canvas.getByRole('textbox'), `${text}{Enter}`);
      await expect(canvas.getByRole('textbox')).toHaveValue(text);
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'Enter an amount such as 10.5.',
      );
      await expect(document.querySelector('li[data-state]')).toBeNull();
    }
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Stake DTT' })).toBeDisabled();
    await expect(args.onStake).not.toHaveBeenCalled();
  },
});

// @requirement 4.stake.pending 5.stake.disabled
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onStake: hangs() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '10{Enter}');
    await shows('Staking...');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onStake).toHaveBeenCalledOnce();
  },
});

const answers: ((result: ActionResult) => void)[] = [];

/** A response does not clear what was typed while the stake was in progress. */
export const TypedMeanwhile = meta.story({
  tags: ['behavior'],
  args: { onStake: fn(() => new Promise<ActionResult>((resolve) => answers.push(resolve))) },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount to stake' });
    await userEvent.type(amount, '20{Enter}');
    await shows('Staking...');
    await userEvent.clear(amount);
    await userEvent.type(amount, '35.75');
    answers.pop()?.({ ok: true });
    await shows('20 DTT staked for 90 days.');
    await expect(amount).toHaveValue('35.75');
  },
});

/** A refusal is shown in the server’s words, and what was typed stays. */
// @requirement 5.stake.balance
export const Refused = meta.story({
  tags: ['behavior'],
  args: { onStake: fails('The amount is above the balance of tokens.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1000{Enter}');
    await shows('Staking Failed');
    await shows('The amount is above the balance of tokens.');
    await expect(canvas.getByRole('textbox')).toHaveValue('1000');
  },
});

const refusedOnce = fn<StakeAction>();

/** The next attempt clears a refusal, so that only its own result is shown. */
export const StakedAfterARefusal = meta.story({
  tags: ['behavior'],
  args: { onStake: refusedOnce },
  play: async ({ canvas, userEvent }) => {
    refusedOnce
      .mockReset()
      .mockResolvedValueOnce({ ok: false, message: 'Above the balance.' })
      .mockResolvedValueOnce({ ok: true });
    const amount = canvas.getByRole('textbox', { name: 'Amount to stake' });
    await userEvent.type(amount, '700{Enter}');
    await shows('Staking Failed');
    await userEvent.clear(amount);
    await userEvent.type(amount, '5{Enter}');
    await shows('5 DTT staked for 90 days.');
    // Its exit animation may still run.
    await expect(document.querySelector('li[data-state="open"]')).toBeNull();
  },
});

const doubtful = fn<StakeAction>();

const unanswered = fn((): Promise<ActionResult> => Promise.resolve({ ok: false, unknown: true }));

/** Sent without a response: the same stake can be sent again. */
export const Unknown = meta.story({
  tags: ['behavior'],
  args: { onStake: unanswered },
  play: async ({ canvas, userEvent }) => {
    unanswered.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '10{Enter}');
    await shows('We’re not sure this went through');
    await expect(canvas.getByRole('textbox')).toHaveValue('10');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(unanswered).toHaveBeenCalledTimes(2);
    await expect(unanswered).toHaveBeenLastCalledWith({ amount: 1_000_000_000n, duration: 90 });
  },
});

/** An unconfirmed stake stays, whatever happens to others. */
export const UnknownStays = meta.story({
  tags: ['behavior'],
  args: { onStake: doubtful },
  play: async ({ canvas, userEvent }) => {
    doubtful
      .mockReset()
      .mockResolvedValueOnce({ ok: false, unknown: true })
      .mockResolvedValueOnce({ ok: true })
      .mockResolvedValueOnce({ ok: false, message: 'Above the balance.' })
      .mockResolvedValueOnce({ ok: true });
    const amount = canvas.getByRole('textbox', { name: 'Amount to stake' });
    const inDoubt = () => canvas.queryByText(/We sent your stake of/);
    await userEvent.type(amount, '10{Enter}');
    await shows('We’re not sure this went through');
    await userEvent.clear(amount);
    await userEvent.type(amount, '3{Enter}');
    await shows('3 DTT staked for 90 days.');
    await expect(inDoubt()).toHaveTextContent('10 DTT');
    await userEvent.type(amount, '700{Enter}');
    await shows('Above the balance.');
    await expect(inDoubt()).toHaveTextContent('10 DTT');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await shows('10 DTT staked for 90 days.');
    await expect(inDoubt()).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A quantity of any size is projected without widening the form. */
export const Extreme = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '999999999999');
    await userEvent.click(canvas.getByRole('radio', { name: /365 days/ }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Filled in: every line of the forecast has its figure. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Card>
      <StakeForm {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '100');
    await userEvent.click(canvas.getByRole('radio', { name: /365 days/ }));
    await expect(canvas.getByText('120.0000 DTT')).toBeVisible();
    await userEvent.tab();
  },
});
