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

/** A minimal page around the dialog: a button that opens it. */
function Opened(props: BankLinkDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <BankLinkDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const answers = (result: BankLinkResult) => fn(() => Promise.resolve(result));

const meta = preview.meta({
  title: 'Banking/BankLinkDialog',
  component: BankLinkDialog,
  render: (args) => <Opened {...args} />,
  parameters: {
    guide: guide({
      use: 'Links a bank from a provider’s sandbox, so that people can try the whole flow, from the choice to the accounts, without a real bank.',
      instead: [
        ['Dialog', 'to wrap a provider’s own flow for real banks'],
        ['EmptyState', 'to say that nothing is linked yet, with a button that opens this dialog'],
      ],
      dos: [
        'Open it only after the server has issued a link token; explain limitations before that.',
        'Return the server’s answer from `onLink`: accounts, a refusal, or unknown.',
        'Pass `purse` if the server has one, and `finds` once they are known: nothing in them is added without consent.',
        'When `onLink` is called again for the same bank, send the same submission, so that retrying is safe.',
      ],
      donts: [
        'Do not return accounts before the server has; nothing counts as linked until then.',
        'Do not present it as the way to a real bank: it says that it is a sandbox.',
        'Never ask for a password in it.',
      ],
      accessibility: [
        'The first bank has the focus when it opens. Each further step moves the focus to its heading, so that the step is read.',
        'Arrow keys choose a bank and Enter continues.',
        'Escape cancels, except while waiting for the answer.',
        'Focus returns to the element that opened it, or to `finalFocus` if that element is gone.',
      ],
    }),
  },
  args: {
    open: true,
    institutions: SANDBOX_INSTITUTIONS,
    providerName: 'Plaid',
    onLink: answers({ ok: true, accounts: [checking, stoppedSavings] }),
    onOpenChange: fn(),
    onFinish: fn(),
  },
});

type User = { click: (element: Element) => Promise<void> };

/** Goes from the choice to the consent step. */
async function choose(userEvent: User, bank = 'First Harbor Bank') {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(bank) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

async function agree(userEvent: User, bank?: string) {
  const dialog = await choose(userEvent, bank);
  await userEvent.click(dialog.getByRole('button', { name: 'Agree and Connect' }));
  return dialog;
}

/** The choice step: a bank has to be chosen to continue. */
export const Default = meta.story({
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(dialog.getByText(/Plaid’s test environment/)).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { initialBank: 'Tidewater Credit Union' } });

/** What is shared and what is not, and the way back. */
export const Consent = meta.story({
  tags: ['behavior'],
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

/** If the server keeps a purse, the consent step says when round-ups start and what pays them. */
export const ConsentWithPurse = meta.story({
  tags: ['behavior'],
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

/** The dialog asks about what was found; the offer is not checked, and Done declines it. */
export const Finds = meta.story({
  tags: ['behavior'],
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
    await expect(args.onFinish).toHaveBeenCalledWith('linked');
  },
});

/** When it is checked, this month’s purchases count from the first of the month. */
export const FindsTicked = meta.story({
  tags: ['behavior'],
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

/** While waiting for the answer, nothing closes the dialog, and a second press sends nothing. */
export const Connecting = meta.story({
  tags: ['behavior'],
  args: { onLink: waits },
  play: async ({ userEvent }) => {
    waits.mockClear();
    const dialog = await choose(userEvent);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Agree and Connect' }));
    await expect(dialog.getByRole('button', { name: 'Connecting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      dialog.getByRole('heading', { name: 'Connecting to First Harbor Bank...' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(waits).toHaveBeenCalledOnce();
  },
});

/** The accounts are those in the answer. */
export const Linked = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('First Harbor Bank is connected');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('Everyday Checking')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    await expect(args.onFinish).toHaveBeenCalledWith('linked');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect((await openDialog()).getAllByRole('radio')).toHaveLength(4);
  },
});

/** The server accepted the link but returned no accounts, and the dialog says so. */
export const LinkedWithoutAccounts = meta.story({
  tags: ['behavior'],
  args: { onLink: answers({ ok: true, accounts: [] }) },
  play: async ({ userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('The bank hasn’t shared any accounts yet.');
    await expect(dialog.queryByRole('listitem')).toBeNull();
  },
});

/** The server’s own message, and two ways to continue. */
export const Refused = meta.story({
  tags: ['behavior'],
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
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await shows('Closed Door Bank wasn’t connected');
    await expect(args.onLink).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Another Bank' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await expect(args.onFinish).toHaveBeenCalledWith('cancelled');
  },
});

/** A rejected promise is treated like any other failure. */
export const Rejected = meta.story({
  tags: ['behavior'],
  args: { onLink: fn(() => Promise.reject(new Error('no'))) },
  play: async ({ args, userEvent }) => {
    const dialog = await agree(userEvent);
    await shows('First Harbor Bank wasn’t connected');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await expect(args.onFinish).toHaveBeenCalledWith('failed');
  },
});

/** Sent without a response: the dialog says that the outcome is unknown. */
export const Unknown = meta.story({
  tags: ['behavior'],
  args: { onLink: answers({ ok: false, unknown: true }) },
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await shows('We’re not sure this went through');
  },
});

/** Canceled before anything was sent. */
export const Cancelled = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await choose(userEvent);
    await expect(dialog.getByRole('button', { name: 'Agree and Connect' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await expect(args.onFinish).toHaveBeenCalledWith('cancelled');
    await expect(args.onLink).not.toHaveBeenCalled();
  },
});

/** Relinking: the bank is already chosen. */
export const Relink = meta.story({
  args: { initialBank: 'Granite Hill Savings' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: /Granite Hill/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

/** Names without a break, on a phone. */
export const Extreme = meta.story({
  tags: ['behavior'],
  args: {
    institutions: [{ id: 'long', name: LONG_NAME, about: LONG_NAME }],
    onLink: answers({ ok: true, accounts: [extremeAccount] }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and Connect' }));
    await expect(await dialog.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The choice step with a bank chosen. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { initialBank: 'Tidewater Credit Union' },
  render: (args) => <BankLinkDialog {...args} />,
});
