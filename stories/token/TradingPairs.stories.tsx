import { quantity } from '@dime-time/finance-core';
import { Card, Grid, TradingPairs } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/TradingPairs',
  component: TradingPairs,
  parameters: {
    guide: guide({
      use: 'Shows what one token costs in dollars, bitcoin and ether, at the product’s fixed rates.',
      instead: [
        ['TokenOverview', 'to show the price with its change, cap and volume'],
        ['Portfolio', 'to show the coins people own'],
      ],
      dos: [
        'Pass the same price as to the `TokenOverview` beside it.',
        'Say on the page that the rates are fixed and not market rates.',
      ],
      donts: [
        'Do not offer a trade beside it: nothing is bought at these rates.',
        'Do not calculate a pair by hand; the decimals differ from pair to pair.',
      ],
      accessibility: [
        'It is a description list: each pair is a term, its price the value.',
        'Prices stay readable while amounts are hidden: they are market data, not the reader’s money.',
      ],
    }),
  },
  args: { price: tokenInfo.currentPrice },
});

/** Four, eight and six decimals, at the fixed rates. */
// @requirement 2.token.pairs
export const Default = meta.story({
  play: async ({ canvas }) => {
    const pairs = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(pairs).toEqual(['DTT/USD', 'DTT/BTC', 'DTT/ETH']);
    const prices = canvas.getAllByRole('definition').map((price) => price.textContent);
    await expect(prices).toEqual(['$0.0425', '0.00000045', '0.000012']);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { price: quantity(123_456_789n) } });

/** The smallest price and a large one keep their decimals. */
export const Extreme = meta.story({
  args: { price: quantity(123_456_789_012_345_678n) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }} align="start">
      {[1n, 4_250_000n, 123_456_789_012n].map((price) => (
        <Card key={String(price)}>
          <TradingPairs price={quantity(price)} />
        </Card>
      ))}
    </Grid>
  ),
});
