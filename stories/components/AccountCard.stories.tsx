import { AccountCard, AmountsPrivacy, Grid } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bankBalances,
  checking,
  creditCard,
  extremeAccount,
  stoppedSavings,
} from '../fixtures/index.ts';

const balancesOf = (accountId: string) =>
  bankBalances.find(({ account_id }) => account_id === accountId)?.balances;

const meta = preview.meta({
  title: 'Components/AccountCard',
  component: AccountCard,
  parameters: {
    guide: guide({
      use: 'Shows one linked bank account where a person looks after their connections: whose it is, whether it still sends data, and what is in it.',
      instead: [
        ['DebtCard', 'the account is a debt that is paid down here'],
        ['StatCard', 'the figure is the page’s own and belongs to no bank'],
      ],
      dos: [
        'Give the balances of the account as the bank told them; what is left out reads as not known.',
        'Set loading while balances are on their way, so that the card keeps its size.',
        'Offer onReconnect: an account that is not active is of use again only once it is linked anew.',
      ],
      donts: [
        'Do not put 0 where a balance is not known; that is another thing to say.',
        'Do not show more of an account number than its last digits.',
        'Do not turn the amount of a credit card around: the card calls it what is owed.',
      ],
      accessibility: [
        'It is an article under the account’s name, a heading of level 3; give it a heading of level 2 above.',
        'Active and Inactive are words, not colours alone.',
        'The reconnect button is described by the account’s name, so that several can be told apart.',
        'Balances are a description list, and each is read with its name.',
      ],
    }),
  },
  args: {
    account: checking,
    balances: balancesOf('acc_checking'),
    onReconnect: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <AccountCard {...args} />
    </div>
  ),
});

/** An account that works: both balances, and nothing to do. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Everyday Checking' })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('$1,203.42')).toBeVisible();
    await expect(canvas.getByText('$1,100.00')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    account: stoppedSavings,
    balances: balancesOf('acc_savings'),
    loading: false,
    reconnectDisabled: false,
    inactiveText: 'We’re not getting updates from this bank.',
    reconnectLabel: 'Reconnect',
  },
});

/** The bank has stopped reporting: the account says so, and is linked anew by one press. */
export const Inactive = meta.story({
  args: { account: stoppedSavings, balances: balancesOf('acc_savings') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    const reconnect = canvas.getByRole('button', { name: 'Reconnect' });
    await expect(reconnect).toHaveAccessibleDescription('Rainy Day Savings');
    await userEvent.click(reconnect);
    await expect(args.onReconnect).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Available')).toBeNull();
  },
});

/** While a bank is being linked no other can be. */
export const ReconnectDisabled = meta.story({
  args: {
    account: stoppedSavings,
    balances: balancesOf('acc_savings'),
    reconnectDisabled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeDisabled();
  },
});

/** What is owed is called so. */
export const CreditCard = meta.story({
  args: { account: creditCard, balances: balancesOf('acc_card') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance owed')).toBeVisible();
    await expect(canvas.getByText('Available credit')).toBeVisible();
  },
});

/** The account is known and its balances are not yet. */
export const Loading = meta.story({ args: { balances: undefined, loading: true } });

/** The bank told no balance: said, and not shown as zero. */
export const Unknown = meta.story({
  args: { balances: { current: null, available: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeVisible();
    await expect(canvas.queryByText('$0.00')).toBeNull();
  },
});

/** Amounts are hidden. */
export const Hidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <AccountCard {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$1,203.42')).toBeNull();
  },
});

/** The most money there is, an overdraft, and names without a place to break, on a phone. */
export const Extreme = meta.story({
  args: { account: extremeAccount, balances: balancesOf('acc_x') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Kinds and states beside one another. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid minItem="17rem">
      <AccountCard {...args} />
      <AccountCard {...args} account={stoppedSavings} balances={balancesOf('acc_savings')} />
      <AccountCard {...args} account={creditCard} balances={balancesOf('acc_card')} />
      <AccountCard {...args} account={{ ...checking, accountType: 'brokerage' }} />
      <AccountCard {...args} account={{ ...checking, accountType: 'student loan' }} />
      <AccountCard {...args} balances={undefined} />
      <AccountCard {...args} balances={undefined} loading />
      <AccountCard {...args} account={extremeAccount} balances={balancesOf('acc_x')} />
    </Grid>
  ),
});
