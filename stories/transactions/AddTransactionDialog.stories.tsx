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
  title: 'Transactions/AddTransactionDialog',
  component: AddTransactionDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: guide({
      use: 'Adds a purchase by hand if the server can store one; otherwise it says where purchases come from.',
      instead: [
        ['AddDebtDialog', 'to add a debt'],
        ['FeatureUnavailable', 'to explain in another dialog that something is not available'],
      ],
      dos: [
        'Pass `asOf` and `timeZone` from one clock for the whole page: they decide which day is today.',
        'Pass what you know about the server in `offered`: the dialog waits, explains or offers to retry.',
        'Return a result from `onCreate`: a refusal keeps the dialog open with everything that was typed.',
      ],
      donts: [
        'Do not make it the main way to add purchases: linked accounts import them without typing.',
        'Do not unmount it while `onCreate` is pending, or the outcome is lost.',
      ],
      accessibility: [
        'If the form loads late, it takes the focus only while the dialog still has it.',
        'An error appears under its field and is read with it; the first invalid field gets the focus.',
        'The date is the browser’s date input, so each device offers its own calendar.',
        'While the purchase is being added, neither Escape nor the overlay closes the dialog, and the button reads Processing.',
        'The outcome is announced as a toast.',
      ],
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onCreate: succeeds(),
  },
});

export const Default = meta.story();

export const AddsATransaction = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    const category = dialog.getByRole('combobox', { name: 'Category' });
    // No category is preselected.
    await expect(category).toHaveTextContent('Choose…');
    await userEvent.click(category);
    await userEvent.click(await screen.findByRole('option', { name: 'Food and Drink' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      merchant: 'Corner Coffee',
      category: 'Food and Drink',
      amount: 467,
      date: AS_OF,
    });
  },
});

export const Refund = meta.story({
  args: { refundsOffered: true, onCreate: succeeds() },
});

/**
 * If the server accepts refunds, one is entered as a positive amount and sent as a negative one.
 */
export const AddsARefund = meta.story({
  ...Refund.input,
  tags: ['behavior'],
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
  tags: ['behavior'],
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
  tags: ['behavior'],
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

/** Sent without a response: pressing again sends the same purchase, even later. */
export const Unknown = meta.story({
  tags: ['behavior'],
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

/** When the server has no such call, the dialog says where purchases come from. */
export const FeatureUnavailable = meta.story({
  args: { offered: ready(false) },
});

export const NotOfferedIsClosed = meta.story({
  ...FeatureUnavailable.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Got It' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** Until the server’s answer is known, the form’s space is reserved. */
export const Loading = meta.story({
  args: { offered: LOADING },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Loading the form')).toBeInTheDocument();
    await expect(dialog.queryByText(/can’t add them here/)).toBeNull();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

/** If the check fails, it can be retried; the form then appears and takes the focus. */
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
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
  },
});

export const OfferRetried = meta.story({
  ...OfferFailed.input,
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Merchant/ })).toHaveFocus());
  },
});

/** While the purchase is being added, the button says so, and nothing closes the dialog. */
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onCreate: hangs() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Merchant/), 'Corner Coffee');
    await userEvent.type(dialog.getByLabelText(/Amount/), '4.67');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Transaction' }));
    await expect(dialog.getByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** On a phone it is a bottom sheet. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The form when it opens. */
export const Matrix = meta.story({ tags: ['matrix'] });
