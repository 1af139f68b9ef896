import { SANDBOX_INSTITUTIONS } from '@dime-time/finance-core/contract';
import {
  BankLinkDialog,
  Button,
  type BankLinkFinds,
  type BankLinkDialogProps,
  type BankLinkResult,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankSuggestions,
  checking,
  debts,
  dialogCloses,
  earlierRoundUps,
  extremeAccount,
  LONG_NAME,
  openDialog,
  purse,
  shows,
  stoppedSavings,
  succeeds,
} from '../fixtures/index.ts';

/** A page around the dialog, as short as can be: a button that opens it. */
function Opened(props: BankLinkDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <BankLinkDialog
        {...props}
        open={open}
        onClose={(outcome) => {
          setOpen(false);
          props.onClose(outcome);
        }}
      />
    </>
  );
}

const answers = (result: BankLinkResult) => fn(() => Promise.resolve(result));

const meta = preview.meta({
  title: 'Components/BankLinkDialog',
  component: BankLinkDialog,
  render: (args) => <Opened {...args} />,
  parameters: {
    guide: guide({
      use: 'Links a bank of a provider’s sandbox, so that the whole way from the choice to the accounts can be gone without a real bank.',
      instead: [
        ['Dialog', 'the provider brings a flow of its own for real banks'],
        ['EmptyState', 'nothing is linked yet and a button must lead here'],
      ],
      dos: [
        'Open it only once the server has given a link token; what it cannot do is said before.',
        'Let onLink answer what the server answered: accounts, a refusal, or that nobody knows.',
        'Pass purse where the server keeps one, and finds once they are known: nothing they name is taken without a yes.',
        'Send the same submission again on a second onLink for the same bank, so that trying again is safe.',
      ],
      donts: [
        'Do not answer with accounts before the server has; nothing here counts as linked until then.',
        'Do not show it as the way to a real bank: it says that it is a sandbox.',
        'Do not ask for a password in it, ever.',
      ],
      accessibility: [
        'The first bank has the focus when it opens; each further step gives its heading the focus, so that the step is read.',
        'The arrow keys choose a bank and Enter goes on.',
        'Escape cancels, except while the answer is awaited.',
        'Focus returns to what opened it, or to finalFocus where that is gone.',
      ],
    }),
  },
  args: {
    open: true,
    institutions: SANDBOX_INSTITUTIONS,
    providerName: 'Plaid',
    onLink: answers({ ok: true, accounts: [checking, stoppedSavings] }),
    onClose: fn(),
  },
});

type User = { click: (element: Element) => Promise<void> };

/** Goes from the choice to the consent. */
async function choose(userEvent: User, bank = 'First Harbor Bank') {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(bank) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

async function agree(userEvent: User, bank?: string) {
  const dialog = await choose(userEvent, bank);
  await userEvent.click(dialog.getByRole('button', { name: 'Agree and connect' }));
  return dialog;
}

/** The choice: no way on without one. */
export const Default = meta.story({
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(dialog.getByText(/Plaid’s test environment/)).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { preferred: 'Tidewater Credit Union' } });

/** What is shared and what is not, and the way back. */
export const Consent = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await choose(userEvent);
    const heading = dialog.getByRole('heading', { name: 'Let Dime Time see your accounts?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(dialog.getByRole('list', { name: 'What is shared' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('radio', { name: /First Harbor/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(args.onLink).not.toHaveBeenCalled();
  },
});

/** Where the server keeps a purse the consent says when round-ups start and what pays them. */
export const ConsentWithPurse = meta.story({
  args: { purse: { ...purse, account: undefined } },
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent);
    await expect(
      dialog.getByText(
        'Linking moves no money. Round-ups start with your next purchase and are paid from your checking account.',
      ),
    ).toBeVisible();
  },
});

const include = succeeds();

const finds: BankLinkFinds = {
  earlier: earlierRoundUps,
  onInclude: include,
  suggestions: bankSuggestions,
  debts,
  onAnswer: succeeds(),
};

/** What was found is asked about; the offer is not ticked, and Done says no to it. */
export const Finds = meta.story({
  args: { purse, finds },
  play: async ({ args, userEvent }) => {
    include.mockClear();
    const dialog = await agree(userEvent);
    await dialog.findByText('First Harbor Bank is connected');
    const offer = dialog.getByRole('checkbox', {
      name: 'Before you linked this bank, you made 51 purchases this month: $22.37 in round-ups. Use them, too? We’d apply them with your next round-ups.',
    });
    await expect(offer).not.toBeChecked();
    await expect(dialog.getByText(/We found/)).toHaveTextContent(
      'We found Travel Card, $1,840.22 at 22.74%. Add it?',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    await expect(include).toHaveBeenCalledOnce();
    await expect(include).toHaveBeenCalledWith(null);
    await expect(args.onClose).toHaveBeenCalledWith('linked');
  },
});

/** Ticked, the purchases of this month count from their first day on. */
export const FindsTicked = meta.story({
  args: { purse, finds },
  play: async ({ userEvent }) => {
    include.mockClear();
    const dialog = await agree(userEvent);
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    await expect(include).toHaveBeenCalledOnce();
    await expect(include).toHaveBeenCalledWith('2026-11-01');
  },
});

const waits = fn((): Promise<BankLinkResult> => new Promise(() => undefined));

/** While the answer is awaited nothing closes it, and a second press sends nothing. */
export const Connecting = meta.story({
  args: { onLink: waits },
  play: async ({ userEvent }) => {
    waits.mockClear();
    const dialog = await choose(userEvent);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Agree and connect' }));
    await expect(dialog.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    await expect(
      dialog.getByRole('heading', { name: 'Connecting to First Harbor Bank...' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(waits).toHaveBeenCalledOnce();
  },
});

/** The accounts are those of the answer. */
export const Linked = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('First Harbor Bank is connected');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('Everyday Checking')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    await expect(args.onClose).toHaveBeenCalledWith('linked');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect((await openDialog()).getAllByRole('radio')).toHaveLength(4);
  },
});

/** The server took it and named no account: that is what is said. */
export const LinkedWithoutAccounts = meta.story({
  args: { onLink: answers({ ok: true, accounts: [] }) },
  play: async ({ userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('The bank hasn’t shared any accounts yet.');
    await expect(dialog.queryByRole('listitem')).toBeNull();
  },
});

/** The server’s own words, and two ways on. */
export const Refused = meta.story({
  args: {
    onLink: answers({
      ok: false,
      message:
        'Closed Door Bank declined the connection. Choose another bank or contact your bank.',
    }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await agree(userEvent, 'Closed Door Bank');
    await shows('Closed Door Bank wasn’t connected');
    await shows(
      'Closed Door Bank declined the connection. Choose another bank or contact your bank.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await shows('Closed Door Bank wasn’t connected');
    await expect(args.onLink).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another bank' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await expect(args.onClose).toHaveBeenCalledWith('cancelled');
  },
});

/** An owner that rejects is a failure like another. */
export const Rejected = meta.story({
  args: { onLink: fn(() => Promise.reject(new Error('no'))) },
  play: async ({ args, userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('First Harbor Bank wasn’t connected');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await expect(args.onClose).toHaveBeenCalledWith('failed');
  },
});

/** Sent and not answered: it says that nobody knows. */
export const Unknown = meta.story({
  args: { onLink: answers({ ok: false, unknown: true }) },
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await shows('We’re not sure this went through');
  },
});

/** Left before anything was sent. */
export const Cancelled = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await choose(userEvent);
    await expect(dialog.getByRole('button', { name: 'Agree and connect' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('cancelled');
    await expect(args.onLink).not.toHaveBeenCalled();
  },
});

/** Linking anew: the bank is chosen already. */
export const Relink = meta.story({
  args: { preferred: 'Granite Hill Savings' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: /Granite Hill/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

/** Names without a place to break, on a phone. */
export const Extreme = meta.story({
  args: {
    institutions: [{ id: 'long', name: LONG_NAME, about: LONG_NAME }],
    onLink: answers({ ok: true, accounts: [extremeAccount] }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and connect' }));
    await expect(await dialog.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The choice with a bank chosen. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { preferred: 'Tidewater Credit Union' },
  render: (args) => <BankLinkDialog {...args} />,
});
