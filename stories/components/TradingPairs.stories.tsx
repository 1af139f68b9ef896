import { TradingPairs } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/TradingPairs',
  component: TradingPairs,
  args: { price: tokenInfo.currentPrice },
});

/** Four, eight and six decimals, at the fixed rates. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const pairs = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(pairs).toEqual(['DTT/USD', 'DTT/BTC', 'DTT/ETH']);
    const prices = canvas.getAllByRole('definition').map((price) => price.textContent);
    await expect(prices).toEqual(['$0.0425', '0.00000045', '0.000012']);
  },
});
