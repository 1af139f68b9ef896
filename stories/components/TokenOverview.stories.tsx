import { cents, MAX_CENTS, quantity } from '@dime-time/finance-core';
import { TokenOverview } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TokenOverview',
  component: TokenOverview,
  args: { info: tokenInfo },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$0.0425')).toBeVisible();
    await expect(canvas.getByText('+2.50%')).toBeVisible();
    await expect(canvas.getByText('$4,250,000.00')).toBeVisible();
    await expect(canvas.getByText('$125,000.00')).toBeVisible();
    await expect(canvas.getByText('100,000,000 DTT')).toBeVisible();
    await expect(canvasElement.querySelector('[data-direction=up]')).not.toBeNull();
  },
});

export const Falling = meta.story({
  args: { info: { ...tokenInfo, priceChange24h: -3.456 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-3.46%')).toBeVisible();
    await expect(canvasElement.querySelector('[data-direction=down]')).not.toBeNull();
  },
});

export const Unchanged = meta.story({ args: { info: { ...tokenInfo, priceChange24h: 0 } } });

export const Extreme = meta.story({
  args: {
    info: {
      currentPrice: quantity(123_456_789_012_345_678n),
      priceChange24h: 123_456.789,
      marketCap: MAX_CENTS,
      volume24h: cents(0),
      totalSupply: quantity(99_999_999_999_999_999_999_999n),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
