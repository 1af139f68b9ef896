import { quantity } from '@dime-time/finance-core';
import { Card, Grid, LOADING, ready, RewardHistory, Stack } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, TIME_ZONE, tokenRewards } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RewardHistory',
  component: RewardHistory,
  parameters: {
    guide: guide({
      use: 'Every token earned, newest first: for what, when, and how many.',
      instead: [
        ['EarnList', 'for what can be earned, and how'],
        ['TokenBalance', 'for what all rewards come to'],
      ],
      dos: [
        'Hand it a Loadable: it shows the wait, the failure with Retry, and the empty history itself.',
        'Hand it the rewards newest first; it keeps their order.',
      ],
      donts: [
        'Do not page it: beyond a hundred rows it draws only what is near the screen.',
        'Do not translate actions before; an unknown one is shown in its own words.',
      ],
      accessibility: [
        'A list named “Rewards”. In a long one each row says its place and the length of the whole.',
        'Loading is a status, a failure an alert; both are read without moving the focus.',
        'Every amount has its plus and its unit in the text.',
      ],
    }),
  },
  args: { rewards: ready(tokenRewards(8)), timeZone: TIME_ZONE },
});

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

/** Ten thousand rewards: only those near the screen are drawn. */
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
