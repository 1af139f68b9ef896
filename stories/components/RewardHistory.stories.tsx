import { quantity } from '@dime-time/finance-core';
import { LOADING, ready, RewardHistory } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, TIME_ZONE, tokenRewards } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RewardHistory',
  component: RewardHistory,
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
  args: { rewards: ready(tokenRewards(10_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(500);
  },
});
