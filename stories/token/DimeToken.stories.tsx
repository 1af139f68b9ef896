import { MAX_CENTS, quantity } from '@dime-time/finance-core';
import { LOADING, ready } from '@dime-time/ui';
import { DimeToken } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  emptyTokenBalance,
  LONG_NAME,
  ScreenFrame,
  shows,
  succeeds,
  TIME_ZONE,
  tokenBalance,
  tokenInfo,
  tokenRewards,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/DimeToken',
  component: DimeToken,
  parameters: {
    guide: guide({
      use: 'The page at /dime-token: the reward token’s market, the reader’s tokens, and how to earn and stake them.',
      instead: [
        ['TokenBalance', 'to show only the balance'],
        ['StakeForm', 'to show only staking'],
      ],
      dos: ['Refetch the balance after a stake.', 'Pass each panel its own `Loadable`.'],
      donts: [
        'Do not close the tabs while data loads; what was typed into the stake form is kept when the tab changes.',
        'Do not show a value without a price: the balance says that it is unknown.',
      ],
      accessibility: [
        'It has one h1 with the name of the brand; the market is a region named “Token market”.',
        'The three tabs are a single Tab stop.',
        'Loading the market is a status, a failure is an alert.',
      ],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    info: ready(tokenInfo),
    balance: ready(tokenBalance),
    rewards: ready(tokenRewards(8)),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onStake: succeeds(),
  },
});

// @requirement 2.token.title 2.token.tabs
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Dime Time Token (DTT)',
    );
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Earn DTT',
      'Stake DTT',
      'History',
    ]);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** What was typed is kept while the history is open. */
export const Stake = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Stake DTT' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount to stake' }), '25');
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('list', { name: 'Rewards' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stake DTT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stake DTT' }));
    await shows('25 DTT staked for 90 days.');
    await expect(args.onStake).toHaveBeenCalledWith({ amount: 2_500_000_000n, duration: 90 });
  },
});

export const History = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getAllByText('round up')[0]).toBeVisible();
  },
});

// @requirement 8.token.loading
export const Loading = meta.story({
  args: { info: LOADING, balance: LOADING, rewards: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading token information...')).toBeVisible();
  },
});

// @requirement 8.token.loading
export const HistoryLoading = meta.story({
  ...Loading.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByText('Loading rewards history...')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { balance: ready(emptyTokenBalance), rewards: ready([]) },
});

export const HistoryEmpty = meta.story({
  ...Empty.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByText('No rewards earned yet')).toBeVisible();
  },
});

const onRetry = fn();
const failed = { status: 'error', message: '500: Internal Server Error', onRetry } as const;

/** Each panel fails and retries on its own; the ways to earn are shown anyway. */
export const Failed = meta.story({
  args: { info: failed, balance: failed, rewards: failed },
});

export const RetriesEach = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) {
      await userEvent.click(retry);
    }
    await expect(onRetry).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('50 DTT per milestone')).toBeVisible();
  },
});

export const Stale = meta.story({ args: { balance: ready(tokenBalance, true) } });

// @requirement 2.token.title
export const PartnerBrand = meta.story({
  globals: { brand: 'penny-wise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Penny Wise Token (DTT)',
    );
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Extreme quantities, a falling price, and an unknown action. */
export const Extreme = meta.story({
  args: {
    info: ready({
      currentPrice: quantity(123_456_789_012_345_678n),
      priceChange24h: -99.999,
      marketCap: MAX_CENTS,
      volume24h: MAX_CENTS,
      totalSupply: quantity(99_999_999_999_999_999_999_999n),
    }),
    balance: ready({
      balance: quantity(99_999_999_999_999_999_999_999n),
      stakedAmount: quantity(1n),
      totalEarned: quantity(99_999_999_999_999_999_999_999n),
    }),
    rewards: ready(tokenRewards(3).map((reward) => ({ ...reward, action: LONG_NAME }))),
  },
});

export const HistoryExtreme = meta.story({
  ...Extreme.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
