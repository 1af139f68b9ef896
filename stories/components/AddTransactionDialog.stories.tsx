import { AddTransactionDialog, type ActionResult } from '@dime-time/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, openDialog, shows, succeeds, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/AddTransactionDialog',
  component: AddTransactionDialog,
  args: {
    open: true,
    onClose: fn(),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onCreate: succeeds(),
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      merchant: 'Corner Coffee',
      category: 'Groceries',
      amount: 467,
      date: AS_OF,
    });
  },
});

export const Playground = meta.story();

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Amount/), '-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await expect(dialog.getByText('Enter what you paid, such as 4.67.')).toBeVisible();
    await expect(dialog.getByLabelText(/Amount/)).toHaveValue('-5');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { onCreate: fn((): Promise<ActionResult> => Promise.reject(new Error('503: busy'))) },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await shows('Transaction Not Added');
    await expect(dialog.getByLabelText(/Merchant/)).toHaveValue('Corner Coffee');
  },
});

/** Where the server has no such call the dialog says where purchases come from. */
export const NotOffered = meta.story({
  render: ({ open, onClose, asOf, timeZone }) => (
    <AddTransactionDialog open={open} onClose={onClose} asOf={asOf} timeZone={timeZone} />
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
