import { AddDebtDialog } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fails, openDialog, shows, succeeds } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/AddDebtDialog',
  component: AddDebtDialog,
  args: {
    open: true,
    onClose: fn(),
    onCreate: succeeds(),
  },
});

const TEXTS = [
  [/Name/, 'Everyday Visa'],
  [/Current balance/, '6200'],
  [/Minimum payment/, '155.00'],
  [/Interest rate/, '24.99'],
  [/Due day of the month/, '15'],
] as const;

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    for (const [label, text] of TEXTS) await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Everyday Visa',
      currentBalance: 620_000,
      minimumPayment: 15_500,
      interestRate: 24_990,
      dueDate: 15,
    });
  },
});

export const Playground = meta.story();

/** Each field says what is wrong with it, and keeps what was typed. */
export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Current balance/), '1e3');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await expect(dialog.getByText('Give the debt a name.')).toBeVisible();
    await expect(dialog.getByText('Enter what you owe now, such as 1234.56.')).toBeVisible();
    await expect(dialog.getByText('Enter a day of the month, 1 to 31.')).toBeVisible();
    await expect(dialog.getByLabelText(/Current balance/)).toHaveValue('1e3');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onCreate: fails('503: busy') },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    for (const [label, text] of TEXTS) await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await shows('Debt Not Added');
    await expect(dialog.getByLabelText(/Name/)).toHaveValue('Everyday Visa');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Where the server has no such call the dialog says where debts come from. */
export const NotOffered = meta.story({
  render: ({ open, onClose }) => <AddDebtDialog open={open} onClose={onClose} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
