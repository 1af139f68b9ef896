import type { TransactionRequest } from '@dime-time/finance-core/contract';
import {
  AddTransactionDialog,
  LOADING,
  ready,
  type ActionResult,
  type Loadable,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { AS_OF, hangs, openDialog, shows, succeeds, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/AddTransactionDialog',
  component: AddTransactionDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: guide({
      use: 'Takes down a purchase by hand where the server can store one, and says where purchases come from where it cannot.',
      instead: [
        ['AddDebtDialog', 'a debt is to be added'],
        ['NotOffered', 'another dialog has to explain that something is not offered'],
      ],
      dos: [
        'Pass asOf and timeZone from one clock for the whole page: they decide which day is today.',
        'Pass what you know of the server in `offered`: the dialog waits, explains itself or offers to ask again.',
        'Answer onCreate with a result: a refusal keeps the dialog open with all that was typed.',
      ],
      donts: [
        'Do not offer it as the usual way in: linked accounts bring purchases without typing.',
        'Do not unmount it while onCreate is under way, or nobody learns how it ended.',
      ],
      accessibility: [
        'The form, where it comes late, takes the focus if the dialog still has it.',
        'What is wrong stands under its field, is read with it, and the first wrong field takes the focus.',
        'The day is the date input of the browser, so that each device offers its own calendar.',
        'While it is being added neither Escape nor the scrim closes it, and the button reads Processing.',
        'The outcome is a toast, which is announced.',
      ],
    }),
  },
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
    const category = dialog.getByRole('combobox', { name: 'Category' });
    // Nobody's purchase is groceries before they say so.
    await expect(category).toHaveTextContent('Choose…');
    await userEvent.click(category);
    await userEvent.click(await screen.findByRole('option', { name: 'Food and Drink' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      merchant: 'Corner Coffee',
      category: 'Food and Drink',
      amount: 467,
      date: AS_OF,
    });
  },
});

/** Where the server takes refunds one is entered as what came back; it is sent below zero. */
export const Refund = meta.story({
  args: { refundsOffered: true, onCreate: succeeds() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.click(dialog.getByRole('checkbox', { name: /This is a refund/ }));
    const add = dialog.getByRole('button', { name: 'Add Transaction' });
    await userEvent.click(add);
    await expect(dialog.getByText('Enter what you got back, such as 4.67.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    await userEvent.click(add);
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      merchant: 'Corner Coffee',
      category: 'Uncategorized',
      amount: -467,
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
    await expect(dialog.getByText('Enter $0.01 or more.')).toBeVisible();
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

const unanswered = fn((_purchase: TransactionRequest): Promise<ActionResult> =>
  Promise.resolve({ ok: false, unknown: true }),
);

/** Sent and not answered: pressed again, also when the clock has gone on, it sends the same purchase. */
export const Unknown = meta.story({
  args: { onCreate: unanswered },
  render: function TimePasses(args) {
    const [asOf, setAsOf] = useState(args.asOf);
    return (
      <AddTransactionDialog
        {...args}
        asOf={asOf}
        onCreate={(purchase) => {
          setAsOf('2026-11-19T15:30:00Z');
          return unanswered(purchase);
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    unanswered.mockClear();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    const add = dialog.getByRole('button', { name: 'Add Transaction' });
    await userEvent.click(add);
    await shows('We’re not sure this went through');
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await waitFor(() => expect(unanswered).toHaveBeenCalledTimes(2));
    const [first, again] = unanswered.mock.calls;
    await expect(again).toEqual(first);
  },
});

/** Where the server has no such call the dialog says where purchases come from. */
export const NotOffered = meta.story({
  args: { offered: ready(false) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Until it is known whether the server has such a call the form has its room, and nothing is said of it. */
export const Loading = meta.story({
  args: { offered: LOADING },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Loading the form')).toBeInTheDocument();
    await expect(dialog.queryByText(/can’t add them here/)).toBeNull();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

/** Where that could not be asked it can be asked again; the form then comes, and takes the focus. */
export const OfferFailed = meta.story({
  render: function Asked(args) {
    const [offered, setOffered] = useState<Loadable<boolean>>({
      status: 'error',
      message: '500: Internal Server Error',
      onRetry: () => {
        setOffered(LOADING);
        void Promise.resolve().then(() => setOffered(ready(true)));
      },
    });
    return <AddTransactionDialog {...args} offered={offered} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Merchant/ })).toHaveFocus());
  },
});

/** While it is being added the button says so, and nothing closes the dialog. */
export const Pending = meta.story({
  args: { onCreate: hangs() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await expect(dialog.getByRole('button', { name: 'Processing' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** On a phone it is a sheet. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The form as it opens. */
export const Matrix = meta.story({ tags: ['matrix'] });
