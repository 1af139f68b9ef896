import { AddDebtDialog, LOADING, ready, type Loadable } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { fails, hangs, LONG_NAME, openDialog, shows, succeeds } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/AddDebtDialog',
  component: AddDebtDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: guide({
      use: 'Adds a debt by hand if the server can store one; otherwise it says where debts come from.',
      instead: [
        ['ExtraPaymentDialog', 'to pay on an existing debt'],
        ['FeatureUnavailable', 'to explain in another dialog that something is not available'],
      ],
      dos: [
        'Pass what you know about the server in `offered`: the dialog waits, explains or offers to retry.',
        'Return a result from `onCreate`: a refusal keeps the dialog open with everything that was typed.',
        'Close it in `onOpenChange`, which is also called after a debt was added.',
      ],
      donts: [
        'Do not validate the values again before you send them: they arrive as cents, a rate and a date.',
        'Do not unmount it while `onCreate` is pending, or the outcome is lost.',
      ],
      accessibility: [
        'If the form loads late, it takes the focus only while the dialog still has it.',
        'An error appears under its field and is read with it; the first invalid field gets the focus.',
        'While the debt is being added, neither Escape nor the overlay closes the dialog, and the button reads Processing.',
        'The outcome is announced as a toast.',
        'Focus starts in the debt’s name and returns to the element that had it before.',
      ],
    }),
  },
  args: {
    open: true,
    onOpenChange: fn(),
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

export const Default = meta.story();

export const AddsADebt = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    for (const [label, text] of TEXTS) await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
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

/** Pasted amounts and a pasted rate; only the last four digits of a card number are kept. */
export const Pasted = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const paste = async (label: RegExp, text: string) => {
      await userEvent.click(dialog.getByLabelText(label));
      await userEvent.paste(text);
    };
    await paste(/Name/, 'Everyday Visa');
    await paste(/Account number/, '4111 1111 1111 1234');
    await paste(/Current balance/, '$6,200');
    await expect(dialog.getByLabelText(/Account number/)).toHaveValue('•••• 1234');
    await paste(/Minimum payment/, ' 155 ');
    await expect(dialog.getByLabelText(/Current balance/)).toHaveValue('6200.00');
    await paste(/Interest rate/, ' 24.99 % ');
    await paste(/Due day/, '15');
    await expect(dialog.getByLabelText(/Interest rate/)).toHaveValue('24.99');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Everyday Visa',
      accountNumber: '•••• 1234',
      currentBalance: 620_000,
      minimumPayment: 15_500,
      interestRate: 24_990,
      dueDate: 15,
    });
  },
});

/** Each field shows its error and keeps what was typed. */
export const Invalid = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Current balance/), '1e3');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await expect(dialog.getByText('Enter a name for this debt.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/Name/)).toHaveFocus());
    await expect(dialog.getByText('Enter what you owe now, such as $6,200.00.')).toBeVisible();
    await expect(dialog.getByText('Enter a day of the month, from 1 to 31.')).toBeVisible();
    await expect(dialog.getByLabelText(/Current balance/)).toHaveValue('1e3');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['behavior'],
  args: { onCreate: fails('503: busy') },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    for (const [label, text] of TEXTS) await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await shows('Debt Not Added');
    await expect(dialog.getByLabelText(/Name/)).toHaveValue('Everyday Visa');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** When the server has no such call, the dialog says where debts come from. */
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
    return <AddDebtDialog {...args} offered={offered} />;
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
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus());
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/**
 * While the debt is being added, the fields are disabled, the button says so, and nothing closes
 * the dialog.
 */
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onCreate: hangs() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    for (const [label, text] of TEXTS) await userEvent.type(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await expect(dialog.getByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** A name that is too long is refused at its field and stays there to be shortened. */
export const LongName = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const name = dialog.getByLabelText(/Name/);
    await userEvent.click(name);
    await userEvent.paste(LONG_NAME);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Debt' }));
    await expect(name).toBeInvalid();
    await expect(name).toHaveValue(LONG_NAME);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** The form when it opens. */
export const Matrix = meta.story({ tags: ['matrix'] });
