import { SANDBOX_INSTITUTIONS } from '@dime-time/finance-core/contract';
import { LOADING, ready, type BankLinkResult, type BankLinkStart } from '@dime-time/ui';
import { Banking } from '@dime-time/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankAccounts,
  bankBalances,
  bankItems,
  bankSuggestions,
  bankTransactions,
  checking,
  debts,
  dialogCloses,
  earlierRoundUps,
  extremeAccount,
  extremeBankTransactions,
  fails,
  hangs,
  hugeBankHistory,
  openDialog,
  ScreenFrame,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

const links = (result: BankLinkResult) => fn(() => Promise.resolve(result));

/**
 * The provider’s own window asks for consent, has the focus meanwhile, and ends with this result.
 */
const asksElsewhere = (result: BankLinkResult | undefined) => {
  const ask = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return Promise.resolve(result);
  };
  return fn((): Promise<BankLinkStart> => Promise.resolve({ ok: true, ask }));
};

const meta = preview.meta({
  title: 'Screens/Banking',
  component: Banking,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'The page of linked banks: accounts with their balances, what the banks report, and a button to link another.',
      instead: [
        ['Transactions', 'to show purchases and their round-ups'],
        ['Debts', 'to show what is owed and paid down'],
      ],
      dos: [
        'Request the link token in `onStartLink` and exchange the consent in `onLink`, as two calls.',
        'Return `ask` from `onStartLink` if the provider has its own window for the consent.',
        'Refetch all three queries in `onRefresh` and return whether all succeeded.',
        'Refetch accounts, balances and transactions after a bank is linked.',
      ],
      donts: [
        'Do not delay the page for one response: each panel loads and fails on its own.',
        'Do not join balances to accounts first: an account without a balance is shown as such.',
      ],
      accessibility: [
        'The page and its two parts are headings; accounts are articles under the level 2 heading.',
        'If the server refuses Connect, the focus returns to the button.',
        'After a bank is linked, the focus is on Connect Bank Account, because the control that opened the dialog may be gone.',
        'Messages are toasts: they are announced, and F8 moves to them.',
      ],
    }),
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    timeZone: TIME_ZONE,
    accounts: ready(bankAccounts),
    balances: ready(bankBalances),
    transactions: ready(bankTransactions),
    providerName: 'Plaid',
    institutions: SANDBOX_INSTITUTIONS,
    onRefresh: succeeds(),
    onStartLink: succeeds(),
    onLink: links({ ok: true, accounts: bankAccounts }),
  },
});

/** Three accounts, one of them inactive, and the newest ten rows. */
// @requirement 2.banking.recent
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Banking');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Transactions' })).toHaveAttribute(
      'href',
      '/transactions',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { roundUpsHref: '/transactions' } });

/** All rows on request, then the first ten again. */
export const ShowAll = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All 12 Transactions' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    const fewer = canvas.getByRole('button', { name: 'Show Fewer' });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fewer);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** Back from the bank’s own pages: linking continues automatically, once. */
export const Resuming = meta.story({
  args: { resuming: true },
  play: async ({ args, canvas }) => {
    await openDialog();
    await expect(args.onStartLink).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(3);
  },
});

/** If the server has a call for it, each bank can be unlinked. */
export const LinkedBanksPart = meta.story({
  name: 'Linked Banks',
  args: { items: ready(bankItems), onUnlink: succeeds() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Linked Banks' })).toBeVisible();
    const banks = within(canvas.getByRole('list', { name: 'Linked banks' }));
    await expect(banks.getAllByRole('button', { name: 'Unlink' })).toHaveLength(2);
  },
});

/** Nothing is linked: one button to start. */
// @requirement 2.banking.empty
export const Unlinked = meta.story({
  args: { accounts: ready([]), balances: ready([]), transactions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bank accounts connected')).toBeVisible();
    await expect(canvas.queryByText('Recent Transactions')).toBeNull();
  },
});

export const ConnectsTheFirst = meta.story({
  ...Unlinked.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Your First Account' }));
    await openDialog();
  },
});

/** An account is linked, but the bank has sent nothing yet. */
export const NoTransactions = meta.story({
  args: { accounts: ready([checking]), transactions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bank transactions yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Show All/ })).toBeNull();
  },
});

/** Waiting for the first response; the page already has its final height. */
// @requirement 2.banking.loading
export const Loading = meta.story({
  args: { accounts: LOADING, balances: LOADING, transactions: LOADING },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByText('No bank accounts connected')).toBeNull();
  },
});

/** The accounts load before their balances. */
export const BalancesLoading = meta.story({ args: { balances: LOADING } });

const onRetry = fn();
const failed = { status: 'error', message: '500: Internal Server Error', onRetry } as const;

/** Each panel fails and retries on its own. */
export const Failed = meta.story({
  args: { accounts: failed, transactions: failed },
  play: async ({ canvas }) => {
    const retries = canvas.getAllByRole('button', { name: 'Retry' });
    await expect(retries).toHaveLength(2);
  },
});

export const RetriesEach = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    const retries = canvas.getAllByRole('button', { name: 'Retry' });
    for (const retry of retries) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Connect Bank Account' })).toBeEnabled();
  },
});

/** Without balances, the accounts stay, and no balance is made up. */
export const BalancesFailed = meta.story({
  args: { balances: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Balances couldn’t load');
    await expect(canvas.getAllByText('Not known')).toHaveLength(3);
  },
});

export const RetriesBalances = meta.story({
  ...BalancesFailed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A refresh failed: the existing data stays, marked once in each panel. */
export const Stale = meta.story({
  args: {
    accounts: ready(bankAccounts, true),
    balances: ready(bankBalances, true),
    transactions: ready(bankTransactions, true),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('May be out of date')).toHaveLength(2);
  },
});

/** Suggestions from linked banks appear as a quiet card until each is answered. */
export const Offers = meta.story({
  args: {
    finds: {
      earlier: earlierRoundUps,
      onInclude: succeeds(),
      suggestions: bankSuggestions,
      debts,
      onAnswer: succeeds(),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'From Your Bank' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('We found Travel Card, $1,840.22 at 22.74%.');
  },
});

export const AnswersOffers = meta.story({
  ...Offers.input,
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.finds?.onAnswer).toHaveBeenCalledWith('s_card', true);
    await expect(canvasElement).toHaveTextContent(
      'Before you linked this bank, you made 51 purchases this month: $22.37 in round-ups. Use them, too? We’d apply them with your next round-ups.',
    );
    const refuse = { name: 'No, Thanks', description: /^Before you linked this bank/ };
    await userEvent.click(canvas.getByRole('button', refuse));
    await expect(args.finds?.onInclude).toHaveBeenCalledWith(null);
  },
});

/** Refresh confirms that the data arrived. */
// @requirement 8.bank.refreshed
export const Refreshes = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await shows('Data Refreshed');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Refresh says that it failed. */
// @requirement 8.bank.refresh-failed
export const RefreshFailed = meta.story({
  tags: ['behavior'],
  args: { onRefresh: fails('503: Service Unavailable') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await shows('Refresh Failed');
    await shows('Failed to refresh banking data. Please try again.');
  },
});

/** While waiting for the token, the button is disabled and says so. */
// @requirement 4.bank.connecting
export const Starting = meta.story({
  tags: ['behavior'],
  args: { onStartLink: hangs() },
  play: async ({ canvas, userEvent }) => {
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    const { left } = refresh.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Bank Account' }));
    await expect(canvas.getByRole('button', { name: 'Connecting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeDisabled();
    await expect(refresh.getBoundingClientRect().left).toBe(left);
  },
});

/** The server returns no token: nothing opens, and the button can be pressed again. */
// @requirement 8.bank.setup
export const SetupFailed = meta.story({
  tags: ['behavior'],
  args: { onStartLink: fails('503: Service Unavailable') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Bank Account' }));
    await shows('Setup Error');
    await shows(
      'Failed to initialize bank connection. Please ensure the Plaid credentials are configured.',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Connect Bank Account' })).toHaveFocus(),
    );
  },
});

/** A bank is linked: a message appears, and focus moves to where people can continue. */
// @requirement 8.bank.connected
export const Links = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Bank Account' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /Tidewater/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and Connect' }));
    await shows('Bank Account Connected');
    await shows('Your bank account has been successfully linked to Dime Time!');
    await expect(args.onLink).toHaveBeenCalledWith(SANDBOX_INSTITUTIONS[1]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await dialogCloses();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Connect Bank Account' })).toHaveFocus(),
    );
  },
});

/** A bank refuses: the message appears above the dialog, which stays open. */
// @requirement 8.bank.failed
export const LinkFailed = meta.story({
  tags: ['behavior'],
  args: { onLink: links({ ok: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Bank Account' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /Closed Door/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree and Connect' }));
    await shows('Connection Failed');
    await shows('Failed to connect your bank account. Please try again.');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/**
 * The provider’s own window links a bank: our dialog is not shown, and focus moves to where people
 * can continue.
 */
export const OwnWindowLinks = meta.story({
  tags: ['behavior'],
  args: { onStartLink: asksElsewhere({ ok: true, accounts: bankAccounts }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }));
    await shows('Bank Account Connected');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Connect Bank Account' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onLink).not.toHaveBeenCalled();
  },
});

/** The provider’s own window is closed: no message, and the focus returns. */
export const OwnWindowLeft = meta.story({
  tags: ['behavior'],
  args: { onStartLink: asksElsewhere(undefined) },
  play: async ({ canvas, userEvent }) => {
    const connect = canvas.getByRole('button', { name: 'Connect Bank Account' });
    await userEvent.click(connect);
    await waitFor(() => expect(connect).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(connect).toHaveFocus());
    await expect(screen.queryByText('Connection Failed')).toBeNull();
  },
});

/** The consent was sent without a response: a message says so, since there is no dialog. */
export const OwnWindowUnknown = meta.story({
  tags: ['behavior'],
  args: { onStartLink: asksElsewhere({ ok: false, unknown: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Bank Account' }));
    await shows('We’re not sure this went through');
    await expect(screen.queryByText('Connection Failed')).toBeNull();
  },
});

/** An inactive account is relinked with its bank already chosen; on cancel, the focus returns. */
export const Relinks = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const reconnect = canvas.getByRole('button', { name: 'Reconnect' });
    await userEvent.click(reconnect);
    const dialog = await openDialog();
    await expect(dialog.getByRole('radio', { name: /First Harbor/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await waitFor(() => expect(reconnect).toHaveFocus());
    await expect(reconnect).toBeEnabled();
  },
});

/** The largest amount possible, hostile names, ten thousand rows. */
export const Extreme = meta.story({
  args: {
    accounts: ready([extremeAccount, ...bankAccounts]),
    transactions: ready([...extremeBankTransactions, ...hugeBankHistory(10_000)]),
  },
});

export const ExtremeShowAll = meta.story({
  ...Extreme.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show All 10,007 Transactions' }));
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The default page. */
export const Matrix = meta.story({ tags: ['matrix'] });
