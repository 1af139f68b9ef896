import { calendarDay, cents } from '@dime-time/finance-core';
import { Button, EditDebtDialog, type EditDebtDialogProps } from '@dime-time/ui';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  dialogCloses,
  fails,
  fallingMinimumDebt,
  hangs,
  LONG_NAME,
  openDialog,
  paidOffDebt,
  payments,
  promotionalDebt,
  shows,
  succeeds,
  visa,
} from '../fixtures/index.ts';

/** Every call succeeds. */
const editing = () => ({
  onUpdate: succeeds(),
  onCorrectBalance: succeeds(),
  onClose: succeeds(),
  onReopen: succeeds(),
  onDelete: succeeds(),
});

const statementDebt = {
  ...visa,
  balanceAsOf: calendarDay('2026-11-03'),
  estimatedInterest: cents(6_792),
};

/** Opened by a button that stays, and by one that disappears with the debt. */
function Opened({ debt, open, onOpenChange, ...props }: EditDebtDialogProps) {
  const [edited, setEdited] = useState(open);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={add}>Add Debt Account</Button>
      <Button onClick={() => setEdited(true)}>Edit</Button>
      <EditDebtDialog
        {...props}
        open={edited}
        onOpenChange={(next) => {
          setEdited(next);
          onOpenChange(next);
        }}
        debt={debt}
        focusWhenGone={add}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Debts/EditDebtDialog',
  component: EditDebtDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '780px' } },
    guide: guide({
      use: 'Changes an existing debt: its details, its balance after a statement, and its closing or deletion.',
      instead: [
        ['AddDebtDialog', 'to add a new debt'],
        ['ExtraPaymentDialog', 'to lower the balance with a payment'],
      ],
      dos: [
        'Show it only if the server has the calls for it.',
        'Return a result from each call: a refusal keeps the dialog open with everything that was typed.',
        'Fetch debts, payments and summary again after a change.',
        'Say with `planEffect` what changed terms would do to the plan, so that they can be tried out before they are saved.',
      ],
      donts: [
        'Do not use it to lower a balance after a payment: a payment is an entry of its own.',
        'Do not ask again before a deletion; the dialog already has.',
      ],
      accessibility: [
        'The first field of the tab that is open gets the focus.',
        'It has three tabs; what was typed in one is kept while another is open.',
        'A minimum payment too low to reduce the balance triggers a warning, announced at the next pause in typing.',
        'An error appears under its field, and the first invalid field gets the focus.',
        'After the debt is closed, reopened or deleted, focus moves to `focusWhenGone`, because its own button is gone.',
      ],
    }),
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    debt: visa,
    today: calendarDay('2026-11-19'),
    timeZone: 'America/New_York',
    editing: editing(),
    onOpenChange: fn(),
    focusWhenGone: { current: null },
  },
});

export const Default = meta.story({
  args: { editing: editing() },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText(/Name/)).toHaveValue('Everyday Visa');
    await expect(dialog.getByLabelText(/Name/)).toHaveFocus();
    const minimum = dialog.getByLabelText(/Minimum payment/);
    await expect(minimum).toHaveValue('155.00');
  },
});

/** Only what changed is sent. */
export const SavesWhatChanged = meta.story({
  ...Default.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const minimum = dialog.getByLabelText(/Minimum payment/);
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '$1,200');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await shows('Debt Updated');
    await expect(args.editing.onUpdate).toHaveBeenCalledWith('d_visa', { minimumPayment: 120_000 });
    await dialogCloses();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
});

/** For ten seconds, the toast of an edit can undo it: what was changed is sent as it was. */
export const UndoesAnEdit = meta.story({
  tags: ['behavior'],
  args: { editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const minimum = dialog.getByLabelText(/Minimum payment/);
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '$1,200');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialogCloses();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows('Change Undone');
    await expect(args.editing.onUpdate).toHaveBeenLastCalledWith('d_visa', {
      minimumPayment: 15_500,
    });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

/** A minimum below the interest triggers a warning before anything is sent. */
export const BelowTheInterest = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const minimum = dialog.getByLabelText(/Minimum payment/);
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '50');
    await expect(
      dialog.getByText(
        (_text, element) =>
          element?.textContent ===
          'This minimum is less than the $129.12 of monthly interest. On its own, it won’t pay off this debt.',
        { selector: '[role=status] div div' },
      ),
    ).toBeVisible();
    const rate = dialog.getByLabelText(/Interest rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '1');
    await waitFor(() => expect(dialog.queryByText(/is less than the/)).toBeNull());
  },
});

/** An original balance below what is owed triggers a warning: nothing would count as paid off. */
export const OriginalBelowBalance = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const original = dialog.getByLabelText(/Original balance/);
    await userEvent.clear(original);
    await userEvent.type(original, '6,000');
    await expect(dialog.getByText(/The original balance is less than the/)).toBeVisible();
    await userEvent.clear(original);
    await userEvent.type(original, '6,200');
    await waitFor(() => expect(dialog.queryByText(/The original balance is less/)).toBeNull());
  },
});

/** Nothing changed: it closes and sends nothing. */
export const Unchanged = meta.story({
  tags: ['behavior'],
  args: { editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialogCloses();
    await expect(args.editing.onUpdate).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  tags: ['behavior'],
  args: { editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const rate = dialog.getByLabelText(/Interest rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '24,99');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(dialog.getByText('Enter an APR, such as 24.99.')).toBeVisible();
    await waitFor(() => expect(rate).toHaveFocus());
    await expect(args.editing.onUpdate).not.toHaveBeenCalled();
    await userEvent.type(rate, '{Backspace}{Backspace}{Backspace}.99');
    await expect(dialog.queryByText('Enter an APR, such as 24.99.')).toBeNull();
    await expect(rate).toHaveFocus();
  },
});

/** A statement settles what is past due, and the form says so. */
export const CorrectPastDueBalance = meta.story({
  tags: ['behavior'],
  args: { debt: { ...statementDebt, pastDue: cents(3500) } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Balance' }));
    await expect(dialog.getByRole('tabpanel')).toHaveTextContent(
      'By our records, $35.00 is past due. A new statement clears that here, not with your lender.',
    );
  },
});

/** A balance from a statement: its amount, its date, and why it is different. */
export const CorrectBalance = meta.story({
  tags: ['behavior'],
  args: { debt: statementDebt, editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Balance' }));
    const panel = within(dialog.getByRole('tabpanel'));
    await expect(dialog.getByRole('tabpanel')).toHaveTextContent(
      'Current balance: $6,200.00 as of Nov 3, 2026. About $67.92 of interest (our estimate) has been added',
    );
    const submit = panel.getByRole('button', { name: 'Correct Balance' });
    await userEvent.click(submit);
    await expect(panel.getByText('Choose a reason.')).toBeVisible();
    await userEvent.type(panel.getByLabelText(/Statement balance/), '6,267.92');
    // Only the reason is missing.
    await userEvent.click(submit);
    const reason = panel.getByRole('radio', { name: /Interest or fees/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(reason);
    await userEvent.click(submit);
    await shows('Balance Corrected');
    await expect(args.editing.onCorrectBalance).toHaveBeenCalledWith('d_visa', {
      amount: 626_792,
      on: '2026-11-19',
      reason: 'interest',
    });
  },
});

/** An error goes once its field is valid; nothing else changes before the next submission. */
export const ErrorGoesOnceCorrected = meta.story({
  tags: ['behavior'],
  args: { debt: statementDebt, firstTab: 'balance' },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const panel = within(dialog.getByRole('tabpanel'));
    const amount = panel.getByLabelText(/Statement balance/);
    await userEvent.click(panel.getByRole('button', { name: 'Correct Balance' }));
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await userEvent.type(amount, '6,267.92');
    await expect(amount).toBeValid();
    await expect(panel.queryByText(/Enter the balance/)).toBeNull();
    await expect(panel.getByText('Choose a reason.')).toBeVisible();
    await expect(amount).toHaveFocus();
    await userEvent.clear(amount);
    await expect(amount).toBeValid();
    await userEvent.click(panel.getByRole('radio', { name: /Interest or fees/ }));
    await expect(panel.queryByText('Choose a reason.')).toBeNull();
  },
});

/** What a statement changes is shown before it is sent, less what was paid since. */
export const ShowsTheDifference = meta.story({
  tags: ['behavior'],
  args: { debt: { ...statementDebt, paidSince: cents(5_000) }, firstTab: 'balance', payments },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const panel = within(dialog.getByRole('tabpanel'));
    await expect(dialog.getByRole('tabpanel')).toHaveTextContent(
      'Current balance: $6,200.00. It was $6,250.00 on Nov 3, 2026, and $50.00 has been paid since.',
    );
    const amount = panel.getByLabelText(/Statement balance/);
    await userEvent.type(amount, '6,221.01');
    await expect(panel.getByRole('status')).toHaveTextContent(
      'This raises the balance by $21.01. You’ll owe $6,221.01.',
    );
    await userEvent.click(panel.getByRole('radio', { name: /Interest or fees/ }));
    await expect(panel.getByRole('status')).toHaveTextContent(
      'This adds $21.01 of interest or fees. You’ll owe $6,221.01.',
    );
  },
});

/** A statement of the balance that is recorded is sent, and its toast says that nothing changed. */
export const SameStatement = meta.story({
  tags: ['behavior'],
  args: { debt: statementDebt, firstTab: 'balance', payments, editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const panel = within(dialog.getByRole('tabpanel'));
    await userEvent.type(panel.getByLabelText(/Statement balance/), '6,200');
    await expect(panel.getByRole('status')).toHaveTextContent(
      'This is the balance we already have.',
    );
    await userEvent.click(panel.getByRole('radio', { name: /The amount was wrong/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Correct Balance' }));
    await shows('Balance Was Already the Same');
    await expect(args.editing.onCorrectBalance).toHaveBeenCalledOnce();
  },
});

/** Interest, fees and purchases never lower a balance: the reason is refused. */
export const LowerStatement = meta.story({
  tags: ['behavior'],
  args: { debt: statementDebt, firstTab: 'balance', payments, editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const panel = within(dialog.getByRole('tabpanel'));
    await userEvent.type(panel.getByLabelText(/Statement balance/), '6,000');
    await userEvent.click(panel.getByRole('radio', { name: /New purchases/ }));
    await expect(panel.getByRole('status')).toHaveTextContent(/never lower a balance/);
    const submit = panel.getByRole('button', { name: 'Correct Balance' });
    await userEvent.click(submit);
    await expect(panel.getByText(/never lower a balance/)).toBeVisible();
    await expect(args.editing.onCorrectBalance).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('radio', { name: /The amount was wrong/ }));
    await expect(panel.getByRole('status')).toHaveTextContent(
      'This lowers the balance by $200.00. You’ll owe $6,000.00.',
    );
    await userEvent.click(submit);
    await shows('Balance Corrected');
    // No call takes a correction back.
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** A remaining balance keeps a debt open, and the dialog says how much it is. */
export const StillOwed = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    await expect(dialog.getByRole('tabpanel')).toHaveTextContent('You still owe $6,200.00.');
    await expect(dialog.getByRole('button', { name: 'Close Debt' })).toBeDisabled();
  },
});

/** The button that opened the dialog disappears with the debt, so the focus moves elsewhere. */
export const CloseDebt = meta.story({
  tags: ['behavior'],
  args: { debt: paidOffDebt, editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close Debt' }));
    await shows('Debt Closed');
    await expect(args.editing.onClose).toHaveBeenCalledWith('d_done');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add Debt Account' })).toHaveFocus(),
    );
  },
});

export const Reopen = meta.story({
  tags: ['behavior'],
  args: { debt: { ...paidOffDebt, status: 'closed' }, editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Reopen or Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen Debt' }));
    await shows('Debt Reopened');
    await expect(args.editing.onReopen).toHaveBeenCalledWith('d_done');
  },
});

/** It asks once and offers to keep the debt. */
export const Delete = meta.story({
  tags: ['behavior'],
  args: { editing: editing() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Debt' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Delete Everyday Visa?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.editing.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Debt' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Debt' }));
    await shows('Debt Deleted');
    await expect(args.editing.onDelete).toHaveBeenCalledWith('d_visa');
  },
});

/** A debt that has payments cannot be deleted, and the dialog says why in advance. */
export const HasPayments = meta.story({
  tags: ['behavior'],
  args: { payments },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    const remove = dialog.getByRole('button', { name: 'Delete Debt' });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(
      'This debt has payments, so its history is kept and it can’t be deleted. Pay it off, then close it.',
    );
  },
});

/** A debt with a history cannot be deleted: the refusal says so, and the dialog stays open. */
export const DeleteRefused = meta.story({
  tags: ['behavior'],
  args: {
    editing: { ...editing(), onDelete: fails('This debt has payments, so its history is kept.') },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Debt' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Debt' }));
    await shows('Debt Not Deleted');
    await shows('This debt has payments, so its history is kept.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** How the lender works out the minimum, and a rate that holds until a day. */
export const RulesOfTheLender = meta.story({
  args: { debt: { ...promotionalDebt, minimumRule: fallingMinimumDebt.minimumRule } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText(/Share of the balance/)).toHaveValue('2');
    await expect(dialog.getByLabelText(/Rate until then/)).toHaveValue('0');
    // The rule works it out, so there is no field for it.
    await expect(dialog.queryByLabelText(/^Minimum payment/)).toBeNull();
  },
});

export const SavesThePromotion = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('switch', { name: 'Promotional rate' }));
    await userEvent.type(dialog.getByLabelText(/Rate until then/), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Last day of the promotion/), '2027-06-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(args.editing.onUpdate).toHaveBeenCalledWith(visa.id, {
      promotion: { interestRate: 0, endsOn: '2027-06-30' },
    });
  },
});

/** While a change is in progress, the dialog cannot be closed, and nothing is sent twice. */
export const Pending = meta.story({
  tags: ['behavior'],
  args: { editing: { ...editing(), onUpdate: hangs() } },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Name/), ' 2');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(dialog.getByRole('button', { name: 'Saving' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.editing.onUpdate).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: { debt: { ...visa, name: LONG_NAME } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  play: async () => {
    await openDialog();
  },
});
