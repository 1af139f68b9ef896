import { quantity } from '@dime-time/finance-core';
import { Card, Grid, LOADING, ready, RewardHistory, Stack } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, TIME_ZONE, tokenRewards } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/RewardHistory',
  component: RewardHistory,
  parameters: {
    guide: guide({
      use: 'Lists every token earned, newest first: what for, when, and how many.',
      instead: [
        ['EarnList', 'to show what can be earned, and how'],
        ['TokenBalance', 'to show the total of all rewards'],
      ],
      dos: [
        'Pass a `Loadable`: it shows loading, the failure with Retry, and the empty history itself.',
        'Pass the rewards newest first; their order is kept.',
      ],
      donts: [
        'Do not paginate it: beyond a hundred rows, it only renders what is near the screen.',
        'Do not translate actions first; an unknown one is shown in its own words.',
      ],
      accessibility: [
        'It is a list named “Rewards”. In a long one, each row reports its position and the list’s length.',
        'Loading is a status and a failure is an alert; both are read without moving the focus.',
        'Every amount includes its plus sign and its unit as text.',
      ],
    }),
  },
  args: { rewards: ready(tokenRewards(8)), timeZone: TIME_ZONE },
});

// @requirement 2.token.history
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('daily login');
    await expect(newest).toHaveTextContent('+1.00 DTT');
    await expect(newest).toHaveTextContent('Nov 19, 2026');
    await expect(canvas.getAllByText('debt payment')).toHaveLength(2);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { rewards: ready(tokenRewards(20)) } });

export const Loading = meta.story({
  args: { rewards: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading rewards history...')).toBeVisible();
  },
});

// @requirement 8.token.empty
export const Empty = meta.story({
  args: { rewards: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rewards earned yet')).toBeVisible();
    await expect(canvas.getByText('Start using the app to earn DTT tokens!')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { rewards: { status: 'error', message: '500: Internal Server Error', onRetry } },
});

export const Retries = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Extreme = meta.story({
  args: {
    rewards: ready([
      {
        id: 'x',
        action: LONG_NAME,
        amount: quantity(99_999_999_999_999_999_912_345_678n),
        createdAt: '2026-11-19T13:00:00Z',
      },
    ]),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Ten thousand rewards: only those near the screen are rendered. */
export const Huge = meta.story({
  parameters: framed,
  args: { rewards: ready(tokenRewards(10_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(500);
  },
});

export const Stale = meta.story({
  args: { rewards: ready(tokenRewards(3), true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May be out of date')).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <RewardHistory {...args} />
      </Card>
      <Stack>
        <Card>
          <RewardHistory {...args} rewards={ready([])} />
        </Card>
        <Card>
          <RewardHistory {...args} rewards={LOADING} />
        </Card>
        <Card>
          <RewardHistory
            {...args}
            rewards={{ status: 'error', message: '500: Internal Server Error', onRetry }}
          />
        </Card>
      </Stack>
    </Grid>
  ),
});
