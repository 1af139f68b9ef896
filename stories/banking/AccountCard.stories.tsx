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
  title: 'Banking/AccountCard',
  component: AccountCard,
  parameters: {
    guide: guide({
      use: 'Shows one linked bank account where people manage their connections: the bank, whether it still sends data, and the balance.',
      instead: [
        ['DebtCard', 'to show an account that is a debt being paid down here'],
        ['StatCard', 'to show a figure that belongs to no bank'],
      ],
      dos: [
        'Pass the balances as the bank reported them; a missing one reads as unknown.',
        'Set `loading` while balances load, so that the card keeps its size.',
        'Offer `onReconnect`: an inactive account is only useful again after it is relinked.',
      ],
      donts: [
        'Do not pass 0 for an unknown balance; zero is a different message.',
        'Do not show more of an account number than its last digits.',
        'Do not flip the sign of a credit card amount: the card labels it as owed.',
      ],
      accessibility: [
        'It is an article named after the account, with a level 3 heading. Put a level 2 heading above it.',
        'Active and Inactive are words, not colors alone.',
        'The reconnect button is described by the account’s name, so that several can be distinguished.',
        'Balances are a description list, so each is read with its label.',
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

/** A working account: both balances, and nothing to do. */
// @requirement 2.banking.accounts 4.bank.active
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

/** The bank has stopped reporting: the account says so and can be relinked with one press. */
// @requirement 4.bank.active
export const Inactive = meta.story({
  args: { account: stoppedSavings, balances: balancesOf('acc_savings') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    const reconnect = canvas.getByRole('button', { name: 'Reconnect' });
    await expect(reconnect).toHaveAccessibleDescription('Rainy Day Savings');
  },
});

export const Reconnects = meta.story({
  ...Inactive.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const reconnect = canvas.getByRole('button', { name: 'Reconnect' });
    await userEvent.click(reconnect);
    await expect(args.onReconnect).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Available')).toBeNull();
  },
});

/** While one bank is being linked, no other can be. */
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

/** For a credit card, the amount is labeled as owed. */
export const CreditCard = meta.story({
  args: { account: creditCard, balances: balancesOf('acc_card') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance owed')).toBeVisible();
    await expect(canvas.getByText('Available credit')).toBeVisible();
  },
});

/** The account is known, but its balances are still loading. */
export const Loading = meta.story({ args: { balances: undefined, loading: true } });

/** The bank reported no balance: the card says so instead of showing zero. */
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

/** The largest amount possible, an overdraft, and names without a break, on a phone. */
export const Extreme = meta.story({
  args: { account: extremeAccount, balances: balancesOf('acc_x') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Account types and states side by side. */
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
