import { quantity } from '@dime-time/finance-core';
import { AmountsPrivacy, TokenBalance } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { emptyTokenBalance, tokenBalance, tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TokenBalance',
  component: TokenBalance,
  args: { balance: tokenBalance, price: tokenInfo.currentPrice },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('125.50 DTT')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('≈ $5.33 USD');
    await expect(canvas.getByText('50.00 DTT')).toBeVisible();
    await expect(canvas.getByText('175.50 DTT')).toBeVisible();
  },
});

export const Nothing = meta.story({ args: { balance: emptyTokenBalance } });

export const WithoutPrice = meta.story({
  args: { price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Value not known')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: {
    balance: {
      balance: quantity(99_999_999_999_999_999_912_345_678n),
      stakedAmount: quantity(1n),
      totalEarned: quantity(99_999_999_999_999_999_912_345_679n),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** In company, tokens are nobody's business either. */
export const AmountsHidden = meta.story({
  decorators: [
    (Story) => (
      <AmountsPrivacy hidden>
        <Story />
      </AmountsPrivacy>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/125|5\.33|50\.00|175/);
  },
});
