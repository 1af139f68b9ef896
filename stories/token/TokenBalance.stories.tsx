import { quantity } from '@dime-time/finance-core';
import { AmountsPrivacy, Card, Grid, TokenBalance } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { emptyTokenBalance, tokenBalance, tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/TokenBalance',
  component: TokenBalance,
  parameters: {
    guide: guide({
      use: 'Shows the tokens people have: available, their approximate value, staked, and the total earned.',
      instead: [
        ['TokenOverview', 'to show the token’s market'],
        ['RewardHistory', 'to show where the tokens came from'],
      ],
      dos: [
        'Pass the price once it is known, and `undefined` before.',
        'Pass quantities as the server sends them, exact to eight decimals.',
      ],
      donts: [
        'Do not guess a price; without one it says “Value not known”.',
        'Do not add staked tokens to the balance: they are not available.',
      ],
      accessibility: [
        'Staked and earned amounts are terms with their values; give the panel a heading with `Section`.',
        'Inside `AmountsPrivacy`, all amounts are hidden and read as hidden.',
      ],
    }),
  },
  args: { balance: tokenBalance, price: tokenInfo.currentPrice },
});

// @requirement 2.token.balance 2.token.staked
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('125.50 DTT')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('≈ $5.33');
    await expect(canvas.getByText('50.00 DTT')).toBeVisible();
    await expect(canvas.getByText('175.50 DTT')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { price: quantity(12_345_678n) } });

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

/** Token amounts are private, too, and are hidden. */
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

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <TokenBalance balance={tokenBalance} price={tokenInfo.currentPrice} />
      </Card>
      <Card>
        <TokenBalance balance={emptyTokenBalance} price={tokenInfo.currentPrice} />
      </Card>
      <Card>
        <TokenBalance balance={tokenBalance} price={undefined} />
      </Card>
      <Card>
        <AmountsPrivacy hidden>
          <TokenBalance balance={tokenBalance} price={tokenInfo.currentPrice} />
        </AmountsPrivacy>
      </Card>
    </Grid>
  ),
});
